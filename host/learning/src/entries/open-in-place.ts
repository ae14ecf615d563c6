import { cardOf, slugIn } from './cards.ts';
import type { EntrySource } from './entry-source.ts';

/**
 * Makes the titles of a list open their entries in place, and fetches what a reader points at. A click with a modifier key
 * follows the link, as everywhere.
 * @returns ends it
 */
export function openInPlace(list: HTMLElement, source: EntrySource): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  // One stop of the Tab key for each entry: its summary.
  for (const link of list.querySelectorAll<HTMLAnchorElement>('summary a')) link.tabIndex = -1;
  list.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('summary a') : null;
      const card = link && cardOf(link);
      if (!card || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      card.open = !card.open;
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
