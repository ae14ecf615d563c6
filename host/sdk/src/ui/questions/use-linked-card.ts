import { type RefObject, useEffect, useState } from 'react';
import { cardsIn } from './cards.ts';

/**
 * The id of the card that the address names behind `#`; empty when it names none. The card is opened and brought into view,
 * also when the filter has left it out.
 */
export function useLinkedCard(root: RefObject<HTMLElement | null>): [string, (id: string) => void] {
  const [linked, setLinked] = useState('');
  useEffect(() => {
    const follow = () => {
      const id = location.hash.slice(1);
      const card = id && root.current ? cardsIn(root.current).find((one) => one.id === id) : undefined;
      setLinked(card?.id ?? '');
      if (card) show(card);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [root]);
  return [linked, setLinked];
}

function show(card: HTMLDetailsElement): void {
  const wasHidden = card.hidden;
  card.hidden = false;
  card.open = true;
  if (wasHidden) card.scrollIntoView();
}
