import type { CodeInputProps } from './props';

/** Builds the boxes in `root`. */
export default function codeInput(root: HTMLElement, { length, onComplete }: CodeInputProps): void {
  root.append('To do');
}
