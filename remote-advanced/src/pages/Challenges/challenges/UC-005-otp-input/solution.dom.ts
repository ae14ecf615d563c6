import type { CodeInputProps } from './props';

/** Builds the boxes in `root`. */
export default function codeInput(root: HTMLElement, { length, onComplete }: CodeInputProps): void {
  let digits = Array.from({ length }, () => '');
  const group = document.createElement('fieldset');
  const legend = document.createElement('legend');
  group.className = 'code';
  legend.textContent = 'One-time code';

  const inputs = digits.map((_digit, index) => {
    const input = document.createElement('input');
    input.ariaLabel = `Digit ${index + 1} of ${length}`;
    input.inputMode = 'numeric';
    input.autocomplete = index === 0 ? 'one-time-code' : 'off';
    input.addEventListener('input', () => {
      const digit = digits[index] ?? '';
      const isCode = input.value.replace(/\D/g, '').length > 2;
      if (input.value === '') clear(index);
      // One character is a new digit. More are a whole code, which the browser has filled in, or the digit and what was typed beside it.
      else fill(index, input.value.length === 1 || isCode ? input.value : input.value.replace(digit, ''));
      show();
    });
    input.addEventListener('keydown', (event) => press(event, index));
    return input;
  });

  const show = () => {
    for (const [index, input] of inputs.entries()) input.value = digits[index] ?? '';
  };
  const focus = (index: number) => inputs[index]?.focus();
  const change = (next: string[]) => {
    digits = next;
    show();
    if (digits.every(Boolean)) onComplete(digits.join(''));
  };
  /** Puts digits into the boxes from one on, and goes to the one after them. */
  const fill = (index: number, text: string) => {
    const added = [...text.replace(/\D/g, '')].slice(0, length - index);
    if (added.length === 0) return;
    change(digits.map((digit, at) => added[at - index] ?? digit));
    focus(Math.min(index + added.length, length - 1));
  };
  const clear = (index: number) => change(digits.map((digit, at) => (at === index ? '' : digit)));
  const press = (event: KeyboardEvent, index: number) => {
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
  group.addEventListener('paste', (event) => {
    event.preventDefault();
    fill(0, event.clipboardData?.getData('text') ?? '');
  });

  group.append(legend, ...inputs);
  root.append(group);
}
