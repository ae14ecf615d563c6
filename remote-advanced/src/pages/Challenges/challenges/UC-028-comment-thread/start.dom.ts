import type { ThreadProps } from './props';

/** Builds the comments in `root`. */
export default function thread(root: HTMLElement, { label, comments, onAdd }: ThreadProps): void {
  const list = document.createElement('ul');
  list.ariaLabel = label;
  root.append(list);
}
