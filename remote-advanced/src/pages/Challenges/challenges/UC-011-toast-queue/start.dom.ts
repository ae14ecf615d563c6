import type { ToastProps } from './props';

/** Builds the button and the toasts in `root`. @returns ends all timers */
export default function toasts(root: HTMLElement, { duration, limit }: ToastProps): () => void {
  const save = document.createElement('button');
  save.textContent = 'Save';
  root.append(save);
  return () => {};
}
