import { StaticHtml } from '@site/sdk/ui/page';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Behavior } from '../kind.ts';
import { EntryControls } from './EntryControls.tsx';
import { EntrySource } from './entry-source.ts';
import type { Facets } from './facets.ts';
import { OpenEntries } from './OpenEntries.tsx';
import { ofEveryKind } from './of-every-kind.ts';
import { openInPlace } from './open-in-place.ts';
import './entries.css';

interface EntryListProps {
  /** The name of the list in the page's content. */
  name: string;
  html: string | undefined;
  /** The address of the section's release. */
  base: string;
  /** The name of the page's folder. */
  page: string;
  /** Only for the first list of a page, which has the controls for all of them. */
  facets: Facets | null;
  /** The behaviors of the kinds in the list, by the ids of the kinds. */
  behaviors: Record<string, Behavior>;
}

/**
 * A list of entries. Its lines are static HTML that React does not manage; what a line discloses is fetched when it is opened.
 * Above the first list are the controls, which work on the lines of the whole page.
 */
export function EntryList({ name, html, base, page, facets, behaviors }: EntryListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [source] = useState(() => new EntrySource(base, page));
  // Before the browser styles the lines: afterwards it would style all of them twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML replaces the elements of the list.
  useLayoutEffect(() => (list.current ? openInPlace(list.current, source) : undefined), [source, html]);
  return (
    <>
      {facets && (
        <div id="list">
          <EntryControls {...{ facets, source, page }} />
        </div>
      )}
      <StaticHtml ref={list} name={name} html={html} className="prose entries" />
      <OpenEntries list={list} html={html} source={source} behaviors={{ ...behaviors, ...ofEveryKind }} />
    </>
  );
}
