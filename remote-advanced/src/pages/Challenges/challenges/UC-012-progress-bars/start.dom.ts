import type { UploadsProps } from './props';

/** Builds the list in `root`. @returns ends all timers */
export default function uploads(root: HTMLElement, { duration, limit }: UploadsProps): () => void {
  const add = document.createElement('button');
  add.textContent = 'Add';
  root.append(add);
  return () => {};
}
