import { useState } from 'react';
import styles from './SectionError.module.css';

interface SectionErrorProps {
  title: string;
  error: unknown;
  /** The text of the page, where it is there although its code is not. */
  html: string;
  /** Whether another try is on its way. */
  busy: boolean;
  onRetry: () => void;
}

/** Says that a section could not be loaded and offers another try; after a second failure, to load the document anew. */
export function SectionError({ title, error, html, busy, onRetry }: SectionErrorProps) {
  const [retried, setRetried] = useState(false);
  const retry = () => {
    setRetried(true);
    onRetry();
  };
  return (
    <>
      <section className={styles.panel} role="alert">
        <h2>“{title}” could not be loaded</h2>
        <p>
          {html ? 'The text of this page is here, its interactive parts are not. ' : ''}
          The rest of the site works. {error instanceof Error ? error.message : ''}
        </p>
        {busy && <p>Trying again…</p>}
        <button type="button" aria-busy={busy} onClick={retry}>
          Try again
        </button>
        {retried && !busy && (
          <button type="button" onClick={() => location.reload()}>
            Reload the page
          </button>
        )}
      </section>
      {html && <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
    </>
  );
}
