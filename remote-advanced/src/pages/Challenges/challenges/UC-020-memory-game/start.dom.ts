import type { MemoryGameProps } from './props';

/** Builds the game in `root`. @returns ends all timers */
export default function memoryGame(root: HTMLElement, { deal, pause }: MemoryGameProps): () => void {
  const restart = document.createElement('button');
  restart.textContent = 'New game';
  root.append(restart);
  return () => {};
}
