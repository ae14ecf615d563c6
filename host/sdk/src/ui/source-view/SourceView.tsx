import { useId } from 'react';
import type { PageContent } from '../../contract.ts';
import { SourceDisclosure } from './SourceDisclosure.tsx';
import styles from './SourceView.module.css';
import type { Source, SourceFolder } from './source.ts';

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
      {sources.map((source) =>
        'sources' in source ? (
          <details key={source.label} name={name}>
            <summary>{source.label}</summary>
            <Disclosures sources={source.sources} content={content} className={styles.list} />
          </details>
        ) : (
          <SourceDisclosure key={source.label} source={source} name={name} html={content[source.key]} />
        ),
      )}
    </div>
  );
}
