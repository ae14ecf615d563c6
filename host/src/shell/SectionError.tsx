import { ErrorPanel } from '@site/sdk/ui/error-panel';
import { useState } from 'react';
import { offlineAddress } from '../offline/addresses.ts';
import { useOffline } from '../offline/use-offline.ts';

interface SectionErrorProps {
  title: string;
  error: unknown;
  /** The text of the page, if it has loaded although the code has not. */
  html: string;
  /** Whether another try is under way. */
  busy: boolean;
  onRetry: () => void;
}

/**
 * Reports that a section could not be loaded and offers another try; after a second failure, to reload the document. Without a
 * connection it says that instead of the error.
 */
export function SectionError({ title, error, html, busy, onRetry }: SectionErrorProps) {
  const [retried, setRetried] = useState(false);
  const isOffline = useOffline();
  const retry = () => {
    setRetried(true);
    onRetry();
  };
  return (
    <article>
      <ErrorPanel
        title={`“${title}” could not be loaded`}
        level={2}
        cause={!isOffline && error instanceof Error ? error : undefined}
        onRetry={retry}
        busy={busy}
        actions={
          retried &&
          !busy && (
            <button type="button" onClick={() => location.reload()}>
              Reload the page
            </button>
          )
        }
      >
        <p>
          {html && 'The text of this page is here, its interactive parts are not. '}
          {isOffline ? (
            <>
              You are offline, and this page is not kept in this browser.{' '}
              <a href={offlineAddress}>See which pages are.</a>
            </>
          ) : (
            'The rest of the site works.'
          )}
        </p>
        {busy && <p>Trying again…</p>}
      </ErrorPanel>
      {html && <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
    </article>
  );
}
