import type { GalleryProps } from './props';

/** Builds the gallery in `root`. */
export default function gallery(root: HTMLElement, { label, images }: GalleryProps): void {
  const list = document.createElement('ul');
  list.className = 'thumbnails';
  list.ariaLabel = label;
  root.append(list);
}
