import { useId } from 'react';
import type { PageContent } from '../../contract.ts';
import { StaticHtml } from '../page/StaticHtml.tsx';
import styles from './SourceView.module.css';

/** A file to look at, or the difference between two: its HTML in the page's content, and what it is called. */
export interface Source {
  key: string;
  label: string;
}

/** Several sources under one name. */
export interface SourceFolder {
  label: string;
  sources: Source[];
}

interface SourceViewProps {
  sources: (Source | SourceFolder)[];
  content: PageContent;
}

/**
 * Sources, highlighted when the page was built, one open at a time and none at first. They are native disclosures that look
 * like tabs, and like a list inside a folder: they need no script, and the browser's own search opens the one it finds
 * something in. Their Copy buttons work inside of a `copyable` element.
 */
export function SourceView({ sources, content }: SourceViewProps) {
  return <Disclosures sources={sources} content={content} className={styles.row} />;
}

function Disclosures({ sources, content, className }: SourceViewProps & { className: string | undefined }) {
  const name = useId();
  return (
    <div className={className}>
      {sources.map((source) => (
        <details key={source.label} name={name}>
          <summary>{source.label}</summary>
          {'sources' in source ? (
            <Disclosures sources={source.sources} content={content} className={styles.list} />
          ) : (
            <StaticHtml name={source.key} html={content[source.key]} className={styles.source} />
          )}
        </details>
      ))}
    </div>
  );
}
