import { StaticHtml } from '@site/sdk/ui/page';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { Behavior } from '../kind.ts';
import { tellAdded } from './cards.ts';
import { EntryControls } from './EntryControls.tsx';
import { EntrySource } from './entry-source.ts';
import type { Facets } from './facets.ts';
import { firstGroups } from './first-groups.ts';
import { keepLeftOpen } from './left-open.ts';
import { OpenEntries } from './OpenEntries.tsx';
import { ofEveryKind } from './of-every-kind.ts';
import { openInPlace } from './open-in-place.ts';
import { useGrowingHtml } from './use-growing-html.ts';
import './entries.css';

interface EntryListProps {
  /** The name of the list in the page's content. */
  name: string;
  html: string | undefined;
  /** The address of the section's release. */
  base: string;
  /** Whether to show the groups that fill the first screen before the rest. */
  firstScreen?: boolean;
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
export function EntryList({ html: whole = '', firstScreen = false, ...props }: EntryListProps) {
  const { name, base, page, facets, behaviors } = props;
  const html = useDeferredValue(whole, firstScreen ? firstGroups(whole) : whole);
  const list = useRef<HTMLDivElement>(null);
  const beginning = useGrowingHtml(list, html);
  const [source] = useState(() => new EntrySource(base, page));
  // Before the browser styles the lines: afterwards it would style all of them twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML changes the elements of the list.
  useLayoutEffect(() => {
    if (!list.current) return;
    tellAdded(list.current);
    const ends = [keepLeftOpen(list.current), openInPlace(list.current, source)];
    return () => {
      for (const end of ends) end();
    };
  }, [source, html]);
  return (
    <>
      {facets && (
        <div id="list">
          <EntryControls {...{ facets, source, page }} />
        </div>
      )}
      <StaticHtml ref={list} name={name} html={beginning} className="prose entries" />
      <OpenEntries list={list} html={html} source={source} behaviors={{ ...behaviors, ...ofEveryKind }} />
    </>
  );
}
