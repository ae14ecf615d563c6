import type { BoardProps } from './props';

/** Builds the board in `root`. */
export default function board(root: HTMLElement, { columns, cards, onMove }: BoardProps): void {
  root.append('To do');
}
