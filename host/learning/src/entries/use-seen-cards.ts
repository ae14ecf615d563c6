import { type RefObject, useEffect, useState } from 'react';
import { cardOf, cardsIn } from './cards.ts';

/** How far outside the window a card counts as seen, so that its behaviors are there when the reader is. */
const margin = '50% 0px';

/**
 * The cards of a list that were open near the window, in that order. When a reader opens all cards at once, those far away
 * are left out.
 * @param html the list's static HTML; when it changes, so do the cards
 */
export function useSeenCards(list: RefObject<HTMLElement | null>, html: string | undefined): HTMLDetailsElement[] {
  const [seen, setSeen] = useState<HTMLDetailsElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML replaces the elements of the list.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const waiting = new Set<Element>(cardsIn(element));
    const observer = new IntersectionObserver(
      (changes) => {
        const near = changes.filter(({ isIntersecting }) => isIntersecting);
        const cards = near.map(({ target }) => target as HTMLDetailsElement).filter((card) => waiting.delete(card));
        for (const card of cards) observer.unobserve(card);
        if (cards.length > 0) setSeen((before) => [...before, ...cards]);
      },
      { rootMargin: margin },
    );
    const observe = (card: HTMLDetailsElement | null) => {
      if (card?.open && waiting.has(card)) observer.observe(card);
    };
    const onToggle = ({ target }: Event) => observe(target instanceof Element ? cardOf(target) : null);
    for (const card of cardsIn(element)) observe(card);
    element.addEventListener('toggle', onToggle, true);
    return () => {
      element.removeEventListener('toggle', onToggle, true);
      observer.disconnect();
      setSeen([]);
    };
  }, [list, html]);
  return seen;
}
