import { type RefObject, useEffect, useState } from 'react';
import { cardsIn, isOpen, onToggle } from './cards.ts';

/** How far outside the window a card counts as seen, so that its behaviors are there when the reader is. */
const margin = '50% 0px';

/**
 * The cards of a list that were open near the window, in that order. When a reader opens all cards at once, those far away
 * are left out.
 * @param html the list's static HTML; when it changes, so do the cards
 */
export function useSeenCards(list: RefObject<HTMLElement | null>, html: string | undefined): HTMLElement[] {
  const [seen, setSeen] = useState<HTMLElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML replaces the elements of the list.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const cards = cardsIn(element);
    const waiting = new Set<Element>(cards);
    const observer = new IntersectionObserver(
      (changes) => {
        const near = changes.filter(({ isIntersecting }) => isIntersecting);
        const seen = near.map(({ target }) => target as HTMLElement).filter((card) => waiting.delete(card));
        for (const card of seen) observer.unobserve(card);
        if (seen.length > 0) setSeen((before) => [...before, ...seen]);
      },
      { rootMargin: margin },
    );
    const observe = (card: HTMLElement) => {
      if (isOpen(card) && waiting.has(card)) observer.observe(card);
    };
    for (const card of cards) observe(card);
    const stop = onToggle(element, observe);
    return () => {
      stop();
      observer.disconnect();
      setSeen([]);
    };
  }, [list, html]);
  return seen;
}
