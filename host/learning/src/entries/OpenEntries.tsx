import type { RefObject } from 'react';
import type { Behavior } from '../kind.ts';
import type { EntrySource } from './entry-source.ts';
import { OpenEntry } from './OpenEntry.tsx';
import { useSeenCards } from './use-seen-cards.ts';

interface OpenEntriesProps {
  list: RefObject<HTMLElement | null>;
  html: string | undefined;
  source: EntrySource;
  /** By the names of the slots. */
  behaviors: Record<string, Behavior>;
}

/** The entries of a list that a reader has opened, as far as they are near the window, so that a long list costs nothing. */
export function OpenEntries({ list, html, ...props }: OpenEntriesProps) {
  return useSeenCards(list, html).map((card) => <OpenEntry key={card.id} card={card} {...props} />);
}
