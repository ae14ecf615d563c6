/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { EntryData } from '../entry-fields.ts';
import { formatList } from '../format.ts';
import type { KindLabels } from '../kind.ts';
import { CardHeading } from './CardHeading.tsx';
import { LastUpdate } from './LastUpdate.tsx';
import type { EntryLink } from './Neighbors.tsx';
import { Slot } from './Slot.tsx';

export interface EntryBodyProps {
  data: EntryData;
  kind: KindLabels;
  /** Its own address, and the one that opens it in its list. */
  places: { page: string; list: string };
  /** Whether it is shown at its own address, and not in its list. */
  alone: boolean;
  /** Related entries, for an entry in its list. */
  related: EntryLink[];
  /** The names of the engines that run its code. */
  engines: string[];
  /** What the kind shows of it. */
  children: ReactNode;
}

/** An entry below its title: what its kind shows, its sources, and what it is about. */
export function EntryBody(entry: EntryBodyProps) {
  return (
    <div className="answer">
      {entry.children}
      <Slot behavior="progress" />
      <CardHeading>Sources</CardHeading>
      <ul className="sources">
        {entry.data.sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <About {...entry} />
    </div>
  );
}

function About({ data: { id, appliesTo, reviewedOn }, related, engines, places, alone }: EntryBodyProps) {
  return (
    <footer className="about">
      {related.length > 0 && (
        <>
          <p>Related:</p>
          <ul>
            {related.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {`${appliesTo}. `}
        <span className="checked">
          {engines.length > 0 && `Its code is run by the tests of this site, with ${formatList(engines)}. `}
        </span>
        <LastUpdate on={reviewedOn} />.
      </p>
      <p>
        {alone ? (
          <a href={places.list}>{`${id} in its list`}</a>
        ) : (
          <>
            <a href={`#${id}`}>{`Link to ${id}`}</a> <a href={places.page}>Open as a page</a>
          </>
        )}
        <Slot behavior="copy-link" as="span" data={{ address: alone ? places.page : '' }} />
      </p>
    </footer>
  );
}
