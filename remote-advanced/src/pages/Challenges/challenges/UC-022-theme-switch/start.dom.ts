import type { ThemeSwitchProps } from './props';

/** Builds the radio buttons in `root`. @returns ends all listening */
export default function themeSwitch(root: HTMLElement, { store, system }: ThemeSwitchProps): () => void {
  const group = document.createElement('fieldset');
  const legend = document.createElement('legend');
  group.className = 'themes';
  legend.textContent = 'Theme';
  group.append(legend);
  root.append(group);
  return () => {};
}
