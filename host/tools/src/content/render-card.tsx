/** @jsxRuntime automatic */
import { type EntryBodyProps, EntryCard, EntryPageCard, Neighbors, type NeighborsProps } from '@site/learning/card';
import type { CardProps, Kind } from '@site/learning/kind';
import { renderToStaticMarkup } from 'react-dom/server';

/** What is around what a kind shows, the same in a list and on the entry's own page. */
export type AboutEntry = Omit<EntryBodyProps, 'kind' | 'alone' | 'children'>;

/** Renders the card of an entry to static HTML. @param own what the kind's card shows @param about what is around it */
export function renderCard(kind: Kind, own: CardProps<unknown>, about: AboutEntry): string {
  return renderToStaticMarkup(
    <EntryCard {...about} kind={kind}>
      <kind.Card {...own} />
    </EntryCard>,
  );
}

/** The same for the page of an entry. */
export function renderEntryPage(kind: Kind, own: CardProps<unknown>, about: AboutEntry): string {
  return renderToStaticMarkup(
    <EntryPageCard {...about} kind={kind}>
      <kind.Card {...own} />
    </EntryPageCard>,
  );
}

/** Renders the way from an entry to its neighbors. */
export function renderNeighbors(neighbors: NeighborsProps): string {
  return renderToStaticMarkup(<Neighbors {...neighbors} />);
}
