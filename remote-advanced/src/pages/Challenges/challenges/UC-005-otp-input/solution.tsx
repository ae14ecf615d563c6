import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { CodeInputProps } from './props';

export default function CodeInput({ length, onComplete }: CodeInputProps) {
  const [digits, setDigits] = useState(() => Array.from({ length }, () => ''));
  const group = useRef<HTMLFieldSetElement>(null);

  const focus = (index: number) => group.current?.querySelectorAll('input')[index]?.focus();
  const change = (next: string[]) => {
    setDigits(next);
    if (next.every(Boolean)) onComplete(next.join(''));
  };
  /** Puts digits into the boxes from one on, and goes to the one after them. */
  const fill = (index: number, text: string) => {
    const added = [...text.replace(/\D/g, '')].slice(0, length - index);
    if (added.length === 0) return;
    change(digits.map((digit, at) => added[at - index] ?? digit));
    focus(Math.min(index + added.length, length - 1));
  };
  const clear = (index: number) => change(digits.map((digit, at) => (at === index ? '' : digit)));

  const onInput = (value: string, index: number) => {
    const digit = digits[index] ?? '';
    const isCode = value.replace(/\D/g, '').length > 2;
    if (value === '') clear(index);
    // One character is a new digit. More are a whole code, which the browser has filled in, or the digit and what was typed beside it.
    else fill(index, value.length === 1 || isCode ? value : value.replace(digit, ''));
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
    else if (event.key === 'Backspace') {
      const target = digits[index] ? index : Math.max(0, index - 1);
      clear(target);
      focus(target);
    } else if (event.key === 'Delete') clear(index);
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    fill(0, event.clipboardData.getData('text'));
  };
  return (
    <fieldset ref={group} className="code" onPaste={onPaste}>
      <legend>One-time code</legend>
      {digits.map((digit, index) => (
        <input
          key={index}
          aria-label={`Digit ${index + 1} of ${length}`}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          value={digit}
          // Unlike onChange, onInput also reports a selected digit that is replaced by the same one.
          onInput={({ currentTarget }) => onInput(currentTarget.value, index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        />
      ))}
    </fieldset>
  );
}
