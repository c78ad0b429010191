// The collection without what is gravely wrong, as a folder of its own: what `gridlock check --keep sound` writes.
import { useState } from 'preact/hooks';
import { app } from '../../app';
import { isGrave, soundLevels, type CheckedLevel, type Order } from '../../model/author/check_run';
import type { Folder } from '../../model/kept/records';
import { addFolder } from '../../model/kept/shelf';
import { toast } from '../../ui/dom';
import { Button } from '../../ui/parts';
import { plural } from '../../ui/words';

const ORDERS: [Order, string][] = [
  ['none', 'in the same order'],
  ['cost', 'the short ones first'],
  ['class', 'the easy ones first'],
];

export function Keep({ folder, checked }: { folder: Folder; checked: readonly CheckedLevel[] }) {
  const [order, setOrder] = useState<Order>('none');
  const here = checked.filter((one) => folder.levels.includes(one.level));
  const grave = here.filter(isGrave).length;
  const keep = () => {
    const made = addFolder(app.store, `${folder.name}, sound`, soundLevels(here, order));
    toast(`${plural(made.levels.length, 'level')} in '${made.name}'`);
    app.go('#/library');
  };
  return (
    <div class="row wrap keep">
      <Button class="btn sm" id="keep-sound" off={here.length === grave} onClick={keep}>
        Keep the {plural(here.length - grave, 'sound level')} in a new folder
      </Button>
      <select
        aria-label="Order"
        id="keep-order"
        value={order}
        onChange={(e) => setOrder(e.currentTarget.value as Order)}
      >
        {ORDERS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span class="lab">
        {grave > 0 ? `${plural(grave, 'level')} with a grave fault left out.` : 'No level has a grave fault.'} This
        folder stays as it is.
      </span>
    </div>
  );
}
