// The small parts that all views are made of.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';

export function Icon({ name, small, class: extra = '' }: { name: string; small?: boolean; class?: string }) {
  return (
    <svg class={`i${small ? ' s' : ''} ${extra}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

type ButtonProps = Omit<JSX.IntrinsicElements['button'], 'disabled'> & { off?: boolean };

// A button that keeps the focus while it cannot be used.
export function Button({ off, onClick, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} aria-disabled={off ? 'true' : undefined} onClick={off ? undefined : onClick} />
  );
}

export function IconButton({
  icon,
  label,
  small,
  ...rest
}: { icon: string; label: string; small?: boolean } & ButtonProps) {
  return (
    <Button title={label} aria-label={label} {...rest} class={`ib ${rest.class ?? ''}`}>
      <Icon name={icon} small={small} />
    </Button>
  );
}

export function Stars({ earned, small }: { earned: number; small?: boolean }) {
  return (
    <span class="stars" role="img" aria-label={`${earned} of 3 stars`}>
      {[0, 1, 2].map((i) => (
        <svg key={i} class={`i ${small ? 's ' : ''}${i < earned ? 'on' : ''}`} style={`--n:${i}`} aria-hidden="true">
          <use href="#i-star" />
        </svg>
      ))}
    </span>
  );
}

// A whole number within bounds. It counts when it is finished; until then it stays as it is typed, whatever else is drawn
// anew.
export function NumberField({
  label,
  id,
  value,
  least,
  most,
  onChange,
}: {
  label: string;
  id?: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label>
      <span class="lab">{label}</span>{' '}
      <input
        type="number"
        id={id}
        min={least}
        max={most}
        value={typed ?? value}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(null);
          if (text !== '') onChange(Math.max(least, Math.min(most, Math.round(Number(text)))));
        }}
      />
    </label>
  );
}

// One of a few, side by side.
export function Choice<T extends string | number>({
  label,
  options,
  chosen,
  onChoose,
  class: extra = '',
}: {
  label: string;
  options: readonly (readonly [value: T, shown: ComponentChildren])[];
  chosen: T;
  onChoose: (value: T) => void;
  class?: string;
}) {
  return (
    <div class={`seg ${extra}`} role="group" aria-label={label}>
      {options.map(([value, shown]) => (
        <button
          key={value}
          type="button"
          data-value={value}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {shown}
        </button>
      ))}
    </div>
  );
}

// SVG that is written as text.
export const Drawn = ({ svg, ...rest }: { svg: string } & JSX.IntrinsicElements['g']) => (
  <g {...rest} dangerouslySetInnerHTML={{ __html: svg }} />
);
