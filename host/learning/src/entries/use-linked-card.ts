import { onNavigation } from '@site/sdk/address-state';
import { type RefObject, useEffect, useState } from 'react';
import { cardsIn, setOpen } from './cards.ts';

/**
 * The id of the card that the address names after `#`; empty when it names none. It opens the card; the
 * caller shows it when the filter leaves it out. An id in another letter case is corrected in the address.
 */
export function useLinkedCard(root: RefObject<HTMLElement | null>): [string, (id: string) => void] {
  const [linked, setLinked] = useState('');
  useEffect(() => {
    const follow = () => {
      const id = location.hash.slice(1);
      const card = id && root.current ? cardsIn(root.current).find(isNamed(id)) : undefined;
      // The browser scrolls to it, and reports the change.
      if (card && card.id !== id) return location.replace(`#${card.id}`);
      setLinked(card?.id ?? '');
      if (card) setOpen(card, true);
    };
    follow();
    addEventListener('hashchange', follow);
    const stop = onNavigation(follow);
    return () => {
      removeEventListener('hashchange', follow);
      stop();
    };
  }, [root]);
  return [linked, setLinked];
}

/** Whether an element has an id, ignoring case, as addresses do. */
function isNamed(id: string): (element: Element) => boolean {
  const wanted = id.toLowerCase();
  return (element) => element.id.toLowerCase() === wanted;
}
