import type { Comment, ThreadProps } from './props';

function buttonOf(text: string, onClick?: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = onClick ? 'button' : 'submit';
  button.textContent = text;
  if (onClick) button.addEventListener('click', onClick);
  return button;
}

function actionsOf(...buttons: HTMLButtonElement[]): HTMLElement {
  const actions = document.createElement('div');
  actions.className = 'actions';
  actions.append(...buttons);
  return actions;
}

/** A form with a field and the button that sends it. */
function formOf(label: string, action: string, onSend: (text: string) => void, onCancel?: () => void) {
  const form = document.createElement('form');
  const name = document.createElement('label');
  const field = document.createElement('textarea');
  field.id = crypto.randomUUID();
  field.rows = 2;
  name.htmlFor = field.id;
  name.textContent = label;
  field.addEventListener('input', () => {
    field.ariaInvalid = null;
  });
  field.addEventListener('keydown', (event) => {
    // In Safari, only key code 229 shows that the key belongs to a composition.
    if (event.key === 'Escape' && !event.isComposing && event.keyCode !== 229) onCancel?.();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === '') {
      field.ariaInvalid = 'true';
      return field.focus();
    }
    field.value = '';
    onSend(text);
  });
  form.append(name, field, actionsOf(buttonOf(action), ...(onCancel ? [buttonOf('Cancel', onCancel)] : [])));
  return { form, field };
}

/** Builds the comments in `root`. */
export default function thread(root: HTMLElement, { label, comments, onAdd }: ThreadProps): void {
  const box = document.createElement('div');
  const list = document.createElement('ul');
  list.role = 'list';
  const empty = document.createElement('p');
  box.className = 'thread';
  list.ariaLabel = label;
  empty.textContent = 'No comments yet';
  let closeForm = () => {};
  const refreshers: (() => void)[] = [];
  const refresh = () => {
    list.hidden = list.children.length === 0;
    empty.hidden = !list.hidden;
    for (const one of refreshers) one();
  };

  const add = (text: string, parent: string | null, target: HTMLUListElement) => {
    const item = itemOf({ id: crypto.randomUUID(), author: 'You', text, replies: [] });
    if (parent !== null) closeForm();
    target.append(item);
    refresh();
    item.focus();
    onAdd(text, parent);
  };
  const itemOf = ({ id, author, text, replies }: Comment): HTMLLIElement => {
    const item = document.createElement('li');
    const name = document.createElement('strong');
    const paragraph = document.createElement('p');
    const answers = document.createElement('ul');
    answers.role = 'list';
    item.tabIndex = -1;
    name.textContent = author;
    paragraph.textContent = text;
    answers.append(...replies.map(itemOf));

    const setOpen = (isOpen: boolean) => {
      toggle.ariaExpanded = String(isOpen);
      answers.hidden = !isOpen;
    };
    const toggle = buttonOf('', () => setOpen(answers.hidden === true));
    let written: HTMLTextAreaElement | undefined;
    const reply = buttonOf('Reply', () => {
      if (written?.isConnected) return written.focus();
      closeForm();
      const { form, field } = formOf(`Your reply to ${author}`, 'Send', send, cancel);
      written = field;
      closeForm = () => form.remove();
      actions.after(form);
      field.focus();
    });
    const send = (answer: string) => {
      setOpen(true);
      add(answer, id, answers);
    };
    const cancel = () => {
      reply.focus();
      closeForm();
    };
    const actions = actionsOf(reply, toggle);
    reply.ariaLabel = `Reply to ${author}`;
    refreshers.push(() => {
      const count = answers.querySelectorAll('li').length;
      toggle.hidden = count === 0;
      toggle.textContent = `${count} ${count === 1 ? 'reply' : 'replies'} to ${author}`;
    });
    setOpen(true);
    item.append(name, paragraph, actions, answers);
    return item;
  };

  const { form } = formOf('Your comment', 'Post', (text) => add(text, null, list));
  list.append(...comments.map(itemOf));
  box.append(form, empty, list);
  root.append(box);
  refresh();
}
