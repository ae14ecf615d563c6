import type { ProfileCardProps } from './props';

/** Builds the card in `root`. */
export default function profileCard(root: HTMLElement, { person, onMessage }: ProfileCardProps): void {
  const card = document.createElement('article');
  card.className = 'card';
  root.append(card);
}
