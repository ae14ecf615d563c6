import type { NameToggleProps } from './props';

/** Builds the switch and the name in `root`. */
export default function nameToggle(root: HTMLElement, { shortName, fullName }: NameToggleProps): void {
  root.append('To do');
}
