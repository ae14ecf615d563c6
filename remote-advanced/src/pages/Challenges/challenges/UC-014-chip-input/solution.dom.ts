import type { ChipInputProps } from './props';

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Builds the field in `root`. */
export default function chipInput(root: HTMLElement, { label, onChange }: ChipInputProps): void {
  let values: string[] = [];
  const box = document.createElement('div');
  const name = document.createElement('label');
  const list = document.createElement('ul');
  const field = document.createElement('input');
  const status = document.createElement('p');
  box.className = 'chips';
  field.id = crypto.randomUUID();
  name.htmlFor = field.id;
  name.textContent = label;
  list.role = 'list';
  status.role = 'status';

  const buttons = () => [...list.querySelectorAll('button')];
  const change = (next: string[]) => {
    values = next;
    list.replaceChildren(...values.map(chip));
    onChange(values);
  };
  const chip = (value: string, index: number) => {
    const item = document.createElement('li');
    const close = document.createElement('button');
    close.type = 'button';
    close.ariaLabel = `Remove ${value}`;
    close.textContent = '×';
    close.addEventListener('click', () => {
      change(values.filter((_value, at) => at !== index));
      const next = buttons()[index] ?? buttons().at(-1) ?? field;
      next.focus();
    });
    item.append(value, close);
    return item;
  };
  /** Adds the values in a text that commas separate; one that is there already stays in the field. */
  const add = (typed: string) => {
    const next = [...values];
    let known = '';
    for (const value of typed.split(',').map((part) => part.trim())) {
      if (value === '') continue;
      if (next.some((one) => isSame(one, value))) known = value;
      else next.push(value);
    }
    if (next.length > values.length) change(next);
    field.value = known;
    status.textContent = known && 'Already added';
  };
  field.addEventListener('input', () => {
    if (field.value.includes(',')) add(field.value);
    else status.textContent = '';
  });
  field.addEventListener('keydown', (event) => {
    // In Safari, only key code 229 shows that an Enter ends a composition.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(field.value);
    } else if (event.key === 'Backspace' && field.value === '' && values.length > 0) change(values.slice(0, -1));
  });

  box.append(name, list, field, status);
  root.append(box);
}
