/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import type { EntryData } from '../entry-fields.ts';
import { formatDate, formatList, formatName } from '../format.ts';
import type { KindLabels } from '../kind.ts';
import { Slot } from './Slot.tsx';

export interface EntryCardProps {
  data: EntryData;
  kind: KindLabels;
  /** Related entries by id, each with its address. */
  related: { id: string; href: string }[];
  /** The names of the engines that run its code. */
  engines: string[];
  children: ReactNode;
}

/** The card of an entry: a disclosure with the id to link to, its title as the summary, the kind's own card inside. */
export function EntryCard({ data, kind, related, engines, children }: EntryCardProps) {
  const { id, title, level, topics, sources } = data;
  return (
    <details className="question" id={id} data-kind={kind.id} data-level={level} data-topics={topics.join(' ')}>
      <summary>
        <h3>{title}</h3>
        <span className="facts">
          <span className="id">{id}</span> {kind.badge && <span className="kind">{kind.badge} </span>}
          <span className="level" data-level={level}>
            {level}
          </span>{' '}
          <span className="topic">{formatName(topics[0] ?? '')}</span>
        </span>
      </summary>
      <div className="answer">
        {children}
        <h4>Sources</h4>
        <ul className="sources">
          {sources.map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
        <About data={data} related={related} engines={engines} />
      </div>
    </details>
  );
}

function About({ data, related, engines }: Pick<EntryCardProps, 'data' | 'related' | 'engines'>) {
  const { id, appliesTo, reviewedOn } = data;
  return (
    <footer className="about">
      {related.length > 0 && (
        <p>
          {'Related: '}
          {related.map(({ id, href }, index) => [
            index > 0 && ', ',
            <a key={id} href={href}>
              {id}
            </a>,
          ])}
        </p>
      )}
      <p>
        {`${appliesTo}. `}
        <span className="checked">
          {engines.length > 0 && `Its code is run by the tests of this site, with ${formatList(engines)}. `}
        </span>
        {'Reviewed on '}
        <time dateTime={reviewedOn}>{formatDate(reviewedOn)}</time>.
      </p>
      <p>
        <a href={`#${id}`}>{`Link to ${id}`}</a> <Slot behavior="copy-link" as="span" />
      </p>
    </footer>
  );
}
