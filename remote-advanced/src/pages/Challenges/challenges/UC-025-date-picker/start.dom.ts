import type { DatePickerProps } from './props';

/** Builds the button and its calendar in `root`. */
export default function datePicker(root: HTMLElement, { label, value, onChange }: DatePickerProps): void {
  const button = document.createElement('button');
  button.textContent = label;
  root.append(button);
}
