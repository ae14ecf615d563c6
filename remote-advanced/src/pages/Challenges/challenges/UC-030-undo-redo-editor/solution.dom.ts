import type { EditorProps } from './props';

interface History {
  /** Earlier versions, the oldest first. */
  past: string[];
  text: string;
  /** Versions that were taken back, the next one first. */
  future: string[];
  /** Whether the last change was a typed character. */
  isTyping: boolean;
}

/** The history after a change. @param typed the character that was typed, or nothing @param limit how many earlier versions to keep */
function changed({ past, text, isTyping }: History, next: string, typed: string, limit: number): History {
  const joins = isTyping && /\S/.test(typed);
  return { past: joins ? past : [...past, text].slice(-limit), text: next, future: [], isTyping: typed !== '' };
}

function undone(history: History): History {
  const { past, text, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), text: before, future: [text, ...future], isTyping: false };
}

function redone(history: History): History {
  const { past, text, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, text], text: next, future: rest, isTyping: false };
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The one character that was typed into a text, or nothing after any other change. */
function typedInto(before: string, { value, selectionStart }: HTMLTextAreaElement, event: Event): string {
  if (event instanceof InputEvent && event.inputType.startsWith('insertFrom')) return '';
  const start = Math.max(0, selectionStart - (value.length - before.length));
  const typed = value.slice(start, selectionStart);
  if (value.slice(0, start) + value.slice(selectionStart) !== before) return '';
  // One grapheme, because an emoji can have several code points.
  return [...segmenter.segment(typed)].length === 1 ? typed : '';
}

/** What a key does to the history, or nothing. */
function commandOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (!ctrlKey && !metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? redone : undone;
  return key.toLowerCase() === 'y' ? redone : undefined;
}

/** Builds the editor in `root`. */
export default function editor(root: HTMLElement, { label, value, limit, onChange }: EditorProps): void {
  let history: History = { past: [], text: value, future: [], isTyping: false };
  const box = document.createElement('div');
  const name = document.createElement('label');
  const actions = document.createElement('div');
  const field = document.createElement('textarea');
  box.className = 'editor';
  actions.className = 'actions';
  field.id = crypto.randomUUID();
  field.rows = 6;
  name.htmlFor = field.id;
  name.textContent = label;

  const buttonOf = (text: string, command: (before: History) => History) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = text;
    button.addEventListener('click', () => apply(command(history)));
    return button;
  };
  const undo = buttonOf('Undo', undone);
  const redo = buttonOf('Redo', redone);

  const show = () => {
    if (field.value !== history.text) field.value = history.text;
    undo.ariaDisabled = String(history.past.length === 0);
    redo.ariaDisabled = String(history.future.length === 0);
  };
  const apply = (next: History) => {
    if (next === history) return;
    history = next;
    show();
    onChange(next.text);
  };
  field.addEventListener('input', (event) => {
    apply(changed(history, field.value, typedInto(history.text, field, event), limit));
  });
  field.addEventListener('keydown', (event) => {
    const command = commandOf(event);
    if (command === undefined) return;
    event.preventDefault();
    apply(command(history));
  });

  actions.append(undo, redo);
  box.append(name, actions, field);
  root.append(box);
  show();
}
