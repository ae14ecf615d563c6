import type { AccordionProps } from './props';

/** Builds the accordion in `root`. */
export default function accordion(root: HTMLElement, { items, isExclusive }: AccordionProps): void {
  root.append('To do');
}
