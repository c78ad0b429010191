// What someone sees whose text is no puzzle: the text itself, with the place that is wrong marked, ready to be mended.
import { useState } from 'preact/hooks';
import type { Problem } from '../app';
import type { InputError } from '../engine/protocol';
import { takeText } from '../ui/input';
import { asPlayersSay } from '../ui/words';

const SHOWN = 5;

export function errorLine({ line, column, message }: InputError): string {
  const place = line > 0 ? `line ${line}${column > 0 ? `, column ${column}` : ''}: ` : '';
  return place + asPlayersSay(message);
}

// A text box with numbered lines, in which some are marked.
export function CodeBox({
  value,
  marked,
  rows,
  label,
  id,
  onInput,
}: {
  value: string;
  marked: ReadonlySet<number>;
  rows: number;
  label: string;
  id?: string;
  onInput: (text: string) => void;
}) {
  return (
    <div class="codebox">
      <div class="gutter" aria-hidden="true">
        {value.split('\n').map((_, i) => (
          <span key={i} class={marked.has(i + 1) ? 'bad' : ''}>
            {i + 1}
          </span>
        ))}
      </div>
      <textarea
        id={id}
        spellcheck={false}
        aria-label={label}
        rows={rows}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </div>
  );
}

export function ProblemView({ problem }: { problem: Problem }) {
  const { heading, message, errors } = problem;
  const [text, setText] = useState(problem.text);
  const marked = new Set(text === problem.text ? errors.map((e) => e.line) : []);
  return (
    <main class="page problem">
      <h1>{heading}</h1>
      {message && <p>{message}</p>}
      {errors.length > 0 && (
        <ol class="errors">
          {errors.slice(0, SHOWN).map((e, i) => (
            <li key={i}>{errorLine(e)}</li>
          ))}
          {errors.length > SHOWN && <li>and {errors.length - SHOWN} more</li>}
        </ol>
      )}
      <CodeBox
        value={text}
        marked={marked}
        rows={Math.min(24, Math.max(6, problem.text.split('\n').length))}
        label="Puzzle text"
        onInput={setText}
      />
      <div class="row">
        <button class="btn p" id="read-again" onClick={() => void takeText(text)}>
          Read it
        </button>
        <a class="btn" href="#/play">
          Back to the game
        </a>
      </div>
    </main>
  );
}
