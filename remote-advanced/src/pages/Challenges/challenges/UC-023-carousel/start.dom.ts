import type { CarouselProps } from './props';

/** Builds the carousel in `root`. */
export default function carousel(root: HTMLElement, { label, slides }: CarouselProps): void {
  root.append('To do');
}
