import type { ConfirmProps } from './props';

/** Builds the button and its dialog in `root`. */
export default function confirm(root: HTMLElement, { opener, title, text, onConfirm }: ConfirmProps): void {
  const dialog = document.createElement('dialog');
  const heading = document.createElement('h2');
  const paragraph = document.createElement('p');
  const actions = document.createElement('div');
  heading.id = crypto.randomUUID();
  heading.textContent = title;
  paragraph.textContent = text;
  actions.className = 'actions';
  dialog.setAttribute('aria-labelledby', heading.id);

  const button = (name: string, onClick: () => void) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = name;
    element.addEventListener('click', onClick);
    return element;
  };
  const cancel = button('Cancel', () => dialog.close());
  const remove = button('Delete', () => {
    dialog.close();
    onConfirm();
  });
  const open = button(opener, () => {
    // Safari gives no focus to a button that is clicked, and the dialog gives it back to what had it.
    open.focus();
    dialog.showModal();
  });

  actions.append(cancel, remove);
  dialog.append(heading, paragraph, actions);
  root.append(open, dialog);
}
