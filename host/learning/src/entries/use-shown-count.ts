import { type RefObject, useLayoutEffect, useState } from 'react';
import type { EntryState } from '../progress/entry-state.ts';
import { applyFilter, onAdded } from './cards.ts';
import { type Filter, isActive } from './filter.ts';

interface Wanted {
  filter: Filter;
  /** The id of a card that is shown in any case. */
  linked: string;
  /** The words of the entries by id; null while they are not there. */
  texts: Record<string, string> | null;
  /** The reader's progress by the ids of the entries; null while it is not read. */
  states: ReadonlyMap<string, EntryState> | null;
}

/**
 * Shows the cards of a page that are wanted, also of those that are added later.
 * @param total how many there are, once all of them have been added
 * @returns how many are shown
 */
export function useShownCount(
  article: RefObject<HTMLElement | null>,
  { filter, linked, texts, states }: Wanted,
  total: number,
): number {
  const [shown, setShown] = useState(total);
  useLayoutEffect(() => {
    const lists = article.current;
    if (!lists) return;
    const apply = () => {
      const fitting = applyFilter(lists, filter, linked, texts, states);
      // Without a filter, later parts of a list may still be on their way.
      setShown(isActive(filter) ? fitting : total);
    };
    apply();
    return onAdded(lists, apply);
  }, [article, filter, linked, texts, states, total]);
  return shown;
}
