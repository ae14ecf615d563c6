import type { ToolbarProps } from './props';

/** Builds the buttons in `root`. @returns ends what is under way */
export default function toolbar(root: HTMLElement, { tools, delay }: ToolbarProps): () => void {
  for (const { name } of tools) {
    const button = document.createElement('button');
    button.textContent = name;
    root.append(button);
  }
  return () => {};
}
