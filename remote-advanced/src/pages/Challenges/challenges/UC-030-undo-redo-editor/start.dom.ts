import type { EditorProps } from './props';

/** Builds the editor in `root`. */
export default function editor(root: HTMLElement, { label, value, limit, onChange }: EditorProps): void {
  const name = document.createElement('label');
  const field = document.createElement('textarea');
  field.value = value;
  name.append(label, ' ', field);
  root.append(name);
}
