import type { VirtualListProps } from './props';

/** Builds the list box in `root`. */
export default function virtualList(
  root: HTMLElement,
  { label, count, rowText, rowHeight, height, onChoose }: VirtualListProps,
): void {
  root.append('To do');
}
