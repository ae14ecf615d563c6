import type { LikeProps } from './props';

/** Builds the button in `root`. */
export default function like(root: HTMLElement, { title, likes, save }: LikeProps): void {
  root.append('To do');
}
