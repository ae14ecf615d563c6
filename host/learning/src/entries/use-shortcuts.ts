import { type RefObject, useEffect } from 'react';
import { cardOf, cardsIn, titleOf } from './cards.ts';

/**
 * The keys of the lists: `j` and `k` go to the next and the previous entry, `?` shows them. Enter opens an entry, as it
 * follows every link. They work while the focus is in a list, on a link within the page or nowhere, and never in a field.
 */
export function useShortcuts(root: RefObject<HTMLElement | null>, wanted: boolean, showHelp: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (!wanted || defaultPrevented || ctrlKey || metaKey || altKey || !root.current || !isFree(event.target)) return;
      if (key === 'j') step(root.current, 1);
      else if (key === 'k') step(root.current, -1);
      else if (key === '?') showHelp();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root, wanted, showHelp]);
}

/** Whether the list handles the keys: the focus is not in a field or a demo. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog, [contenteditable]')) return false;
  return (
    target.matches('body, main') || cardOf(target) !== null || target.closest('search') !== null || isWithin(target)
  );
}

/** Whether an element is a link to a place on the page, such as a topic of the list. */
function isWithin(element: Element): boolean {
  return element instanceof HTMLAnchorElement && element.hash !== '' && element.pathname === location.pathname;
}

function step(root: HTMLElement, by: 1 | -1): void {
  const cards = cardsIn(root).filter((card) => !card.hidden);
  const current = cards.findIndex((card) => card.contains(document.activeElement));
  const next = current < 0 ? cards.find(isBelowTop) : cards[current + by];
  if (next) titleOf(next)?.focus();
}

/** The first card that is not above the visible part of the page. */
function isBelowTop(card: Element): boolean {
  return card.getBoundingClientRect().top >= 0;
}
