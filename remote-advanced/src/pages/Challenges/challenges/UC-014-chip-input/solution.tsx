import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { ChipInputProps } from './props';

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export default function ChipInput({ label, onChange }: ChipInputProps) {
  const id = useId();
  const [values, setValues] = useState<string[]>([]);
  const [text, setText] = useState('');
  const [isKnown, setKnown] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  const change = (next: string[]) => {
    setValues(next);
    onChange(next);
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
    setText(known);
    setKnown(known !== '');
  };
  const remove = (index: number) => {
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? box.current?.querySelector('input');
    next?.focus();
    change(values.filter((_value, at) => at !== index));
  };
  const onInput = (next: string) => {
    if (next.includes(',')) return add(next);
    setText(next);
    setKnown(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent;
    // In Safari, only key code 229 shows that an Enter ends a composition.
    if (isComposing || keyCode === 229) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && values.length > 0) change(values.slice(0, -1));
  };
  return (
    <div ref={box} className="chips">
      <label htmlFor={id}>{label}</label>
      <ul role="list">
        {values.map((value, index) => (
          <li key={value}>
            {value}
            <button type="button" aria-label={`Remove ${value}`} onClick={() => remove(index)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      <input id={id} value={text} onChange={({ target }) => onInput(target.value)} onKeyDown={onKeyDown} />
      <p role="status">{isKnown && 'Already added'}</p>
    </div>
  );
}
