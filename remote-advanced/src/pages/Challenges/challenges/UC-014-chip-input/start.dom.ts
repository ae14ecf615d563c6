import type { ChipInputProps } from './props';

/** Builds the field in `root`. */
export default function chipInput(root: HTMLElement, { label, onChange }: ChipInputProps): void {
  const name = document.createElement('label');
  name.append(label, ' ', document.createElement('input'));
  root.append(name);
}
