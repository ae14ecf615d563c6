/** @jsxRuntime automatic */
import {
  EntryBody,
  type EntryBodyProps,
  type EntryLink,
  EntryPageCard,
  Neighbors,
  type NeighborsProps,
  type Offer,
  PageFoot,
  type PageFootProps,
  PageOffers,
  type TopicGroup,
  TopicGroups,
} from '@site/learning/card';
import type { CardProps, Kind } from '@site/learning/kind';
import { renderToStaticMarkup } from 'react-dom/server';

/** What is around what a kind shows, the same in a list and on the entry's own page. */
export type AboutEntry = Omit<EntryBodyProps, 'kind' | 'alone' | 'children'>;

/** Renders the lines of a list to static HTML, by topic. */
export function renderGroups(groups: TopicGroup[]): string {
  return renderToStaticMarkup(<TopicGroups groups={groups} />);
}

/** Renders what a line discloses. @param own what the kind's card shows @param about what is around it */
export function renderAnswer(kind: Kind, own: CardProps<unknown>, about: AboutEntry): string {
  return renderToStaticMarkup(
    <EntryBody {...about} kind={kind} alone={false}>
      <kind.Card {...own} />
    </EntryBody>,
  );
}

/** Renders an entry as a page of its own. */
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

/** Renders the strip under the title of a page; nothing for a page that offers nothing but its text. */
export function renderOffers(offers: Offer[], first: EntryLink | undefined): string {
  return offers.length === 0 ? '' : renderToStaticMarkup(<PageOffers offers={offers} first={first} />);
}

/** Renders what is below everything else on a page. */
export function renderPageFoot(foot: PageFootProps): string {
  return renderToStaticMarkup(<PageFoot {...foot} />);
}
