import type { AutocompleteProps } from './props';

/** Builds the field in `root`. @returns ends what is under way */
export default function autocomplete(root: HTMLElement, { label, search, onChoose }: AutocompleteProps): () => void {
  const name = document.createElement('label');
  name.append(label, ' ', document.createElement('input'));
  root.append(name);
  return () => {};
}
