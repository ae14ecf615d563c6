import { type RefObject, useEffect, useState } from 'react';
import { cardsIn, setOpen } from './cards.ts';

/**
 * The id of the card that the address names after `#`; empty when it names none. It opens the card; the
 * caller shows it when the filter leaves it out.
 */
export function useLinkedCard(root: RefObject<HTMLElement | null>): [string, (id: string) => void] {
  const [linked, setLinked] = useState('');
  useEffect(() => {
    const follow = () => {
      const id = location.hash.slice(1);
      const card = id && root.current ? cardsIn(root.current).find((one) => one.id === id) : undefined;
      setLinked(card?.id ?? '');
      if (card) setOpen(card, true);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [root]);
  return [linked, setLinked];
}
