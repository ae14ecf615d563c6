import type { FileExplorerProps } from './props';

/** Builds the tree in `root`. */
export default function fileExplorer(root: HTMLElement, { label, entries, onOpen }: FileExplorerProps): void {
  root.append(label);
}
