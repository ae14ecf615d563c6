import { StaticHtml } from '@site/sdk/ui/page';
import { useRef } from 'react';
import type { Behavior } from '../kind.ts';
import { Behaviors } from './Behaviors.tsx';
import { CopyLink } from './CopyLink.tsx';
import { EntryControls } from './EntryControls.tsx';
import type { Facets } from './facets.ts';
import './entries.css';

interface EntryListProps {
  /** The name of the list in the page's content. */
  name: string;
  html: string | undefined;
  /** Only for the first list of a page, which has the controls for all of them. */
  facets: Facets | null;
  /** The behaviors of the kinds in the list, by the ids of the kinds. */
  behaviors: Record<string, Behavior>;
}

/**
 * A list of entries. Its cards are static HTML that React does not manage; the behavior of a card is mounted into its slots. Above
 * the first list are the controls, which work on the cards of the whole page.
 */
export function EntryList({ name, html, facets, behaviors }: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      {facets && <EntryControls facets={facets} />}
      <StaticHtml ref={list} name={name} html={html} className="prose entries" />
      <Behaviors list={list} html={html} behaviors={{ ...behaviors, 'copy-link': CopyLink }} />
    </>
  );
}
