// The drafts that there are, to be gone on with or thrown away.
import { app } from '../../app';
import { drafts, dropDraft } from '../../model/kept/drafts';
import { confirmed } from '../../ui/dialog';
import { IconButton } from '../../ui/parts';

const SHOWN = 8;

export function Drafts({ current, onDiscard }: { current: string; onDiscard: (id: string) => void }) {
  app.store.version.value;
  const all = drafts(app.store);
  const discard = async (id: string) => {
    const sure = await confirmed('Throw this draft away?', 'What you drew and did not save is gone then.', 'Throw away');
    if (!sure) return;
    dropDraft(app.store, id);
    onDiscard(id);
  };
  if (all.length === 0) return null;
  return (
    <div class="drafts">
      <span class="lab">Drafts</span>
      {all.slice(0, SHOWN).map((draft) => (
        <span key={draft.id} class="draft">
          <a
            href={`#/edit?d=${encodeURIComponent(draft.id)}`}
            aria-current={draft.id === current ? 'true' : undefined}
          >
            {draft.name || 'Untitled'}, {draft.width} × {draft.height}
          </a>
          <IconButton small icon="trash" label="Throw away" onClick={() => void discard(draft.id)} />
        </span>
      ))}
    </div>
  );
}
