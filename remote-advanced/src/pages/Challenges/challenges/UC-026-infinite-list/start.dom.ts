import type { InfiniteListProps } from './props';

/** Builds the list in `root`. @returns ends what is under way */
export default function infiniteList(root: HTMLElement, { label, loadPage }: InfiniteListProps): () => void {
  const list = document.createElement('ul');
  list.ariaLabel = label;
  root.append(list);
  return () => {};
}
