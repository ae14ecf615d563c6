import { cardOf, cardsIn, isOpen, setOpen, slugIn, titleOf } from './cards.ts';
import type { EntrySource } from './entry-source.ts';

/**
 * Makes the titles of a list open their entries in place, and fetches what a reader points at. A click with a modifier key
 * follows the link, as everywhere.
 * @returns ends it
 */
export function openInPlace(list: HTMLElement, source: EntrySource): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  for (const card of cardsIn(list)) titleOf(card)?.setAttribute('aria-expanded', String(isOpen(card)));
  list.addEventListener(
    'click',
    (event) => {
      const card = event.target instanceof Element ? cardOf(event.target) : null;
      if (!card || !isOnLine(event, card) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(card, !isOpen(card));
    },
    { signal },
  );
  const fetchAhead = ({ target }: Event) => {
    const card = target instanceof Element ? cardOf(target) : null;
    if (card) source.answer(slugIn(card)).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    list.addEventListener(type, fetchAhead, { signal, passive: true });
  return () => ended.abort();
}

/** Whether an event is on the line of a card, and not on what the card shows. */
function isOnLine({ target }: Event, card: HTMLElement): boolean {
  return target instanceof Node && card.firstElementChild?.contains(target) === true;
}
