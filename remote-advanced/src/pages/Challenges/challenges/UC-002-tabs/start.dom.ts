import type { TabsProps } from './props';

/** Builds the tabs in `root`. */
export default function tabs(root: HTMLElement, { label, tabs }: TabsProps): void {
  root.append('To do');
}
