// The one dialog of the page, and questions that are asked in it.
import { render, type ComponentChildren } from 'preact';
import { get } from './dom';
import { IconButton } from './parts';

export function closeDialog(): void {
  get<HTMLDialogElement>(document, '#dialog').close();
}

export function openDialog(title: string, body: ComponentChildren): HTMLDialogElement {
  const dialog = get<HTMLDialogElement>(document, '#dialog');
  dialog.setAttribute('aria-label', title);
  render(
    <>
      <header>
        <h2>{title}</h2>
        <IconButton icon="close" label="Close" onClick={closeDialog} />
      </header>
      <div class="body">{body}</div>
    </>,
    dialog,
  );
  if (!dialog.open) dialog.showModal();
  addEventListener('hashchange', closeDialog, { once: true }); // it was about what was there before
  dialog.onclick = (event) => {
    if (event.target === dialog) dialog.close();
  };
  return dialog;
}

// Asks before something is lost.
export function confirmed(title: string, text: string, action: string): Promise<boolean> {
  return new Promise((resolve) => {
    let answer = false;
    const dialog = openDialog(
      title,
      <>
        <p>{text}</p>
        <div class="row">
          <button
            class="btn p"
            id="confirm"
            onClick={() => {
              answer = true;
              closeDialog();
            }}
          >
            {action}
          </button>
          <button class="btn" onClick={closeDialog}>
            Cancel
          </button>
        </div>
      </>,
    );
    dialog.addEventListener('close', () => resolve(answer), { once: true });
  });
}

// Asks for a line of text; null if there is none.
export function asked(title: string, label: string, value: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer: string | null = null;
    const dialog = openDialog(
      title,
      <form
        key={`${title}${value}`}
        onSubmit={(event) => {
          event.preventDefault();
          answer = new FormData(event.currentTarget).get('text') as string;
          closeDialog();
        }}
      >
        <label class="field">
          <span class="lab">{label}</span>
          <input type="text" name="text" id="answer" defaultValue={value} autoFocus />
        </label>
        <div class="row">
          <button class="btn p" type="submit">
            OK
          </button>
        </div>
      </form>,
    );
    dialog.querySelector('input')!.select();
    dialog.addEventListener('close', () => resolve(answer?.trim() || null), { once: true });
  });
}
