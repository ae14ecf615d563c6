/** @jsxRuntime automatic */
import { topicWords } from '../topic-name.ts';
import { SourceLinks, type SourceLinksProps } from './SourceLinks.tsx';

/** A link to another entry: its address and title. */
export interface EntryLink {
  href: string;
  title: string;
}

export interface NeighborsProps {
  topic: string;
  previous: EntryLink | undefined;
  next: EntryLink | undefined;
  related: EntryLink[];
  /** Undefined for a site that names no repository. */
  source: SourceLinksProps | undefined;
}

/** The way from an entry's page to the related ones, to its source, and to those of the same topic before and after it. */
export function Neighbors({ topic, previous, next, related, source }: NeighborsProps) {
  return (
    <>
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related">Related</h2>
          <ul>
            {related.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {source && (
        <p className="source-links">
          <SourceLinks {...source} />
        </p>
      )}
      {(previous || next) && (
        <nav className="neighbors" aria-label={`More on ${topicWords(topic)}`}>
          {previous && (
            <a rel="prev" href={previous.href}>
              <span>Previous</span> {previous.title}
            </a>
          )}
          {next && (
            <a rel="next" href={next.href}>
              <span>Next</span> {next.title}
            </a>
          )}
        </nav>
      )}
    </>
  );
}
