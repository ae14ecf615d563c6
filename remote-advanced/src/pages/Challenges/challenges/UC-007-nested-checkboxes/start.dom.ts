import type { NestedCheckboxesProps } from './props';

/** Builds the checkboxes in `root`. */
export default function nestedCheckboxes(root: HTMLElement, { items }: NestedCheckboxesProps): void {
  root.append('To do');
}
