import { type DataSource, useRemoteData } from '@site/sdk/remote-data';
import { useCallback, useRef, useState } from 'react';
import { fetchAdvice } from './advice-source.ts';
import styles from './Quotes.module.css';

interface AdviceForProps {
  username: string;
  source: DataSource;
  /** Cached advice by source and name. It is read and written only here. */
  kept: Map<string, string>;
}

/** The advice for one name: cached from an earlier visit, or fetched by the button. */
export function AdviceFor({ username, source, kept }: AdviceForProps) {
  const key = `${source}/${username}`;
  const [earlier] = useState(() => kept.get(key));
  const button = useRef<HTMLButtonElement>(null);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const advice = await fetchAdvice(username, source, signal);
      kept.set(key, advice);
      return advice;
    },
    [username, source, kept, key],
  );
  const { remote, run } = useRemoteData(load);
  const busy = remote.status === 'busy';

  const tryAgain = () => {
    button.current?.focus();
    run();
  };

  return (
    <section aria-label={`Advice for ${username}`}>
      <div className={styles.advice}>
        <h3 aria-live="polite">advice-{remote.data ?? earlier}</h3>
        <button ref={button} type="button" aria-label={`Get advice for ${username}`} aria-busy={busy} onClick={run}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 5h16v11H11l-4 4v-4H4z" />
          </svg>
        </button>
      </div>
      <p role="status" className={styles.status}>
        {busy && 'Asking for advice…'}
        {remote.status === 'idle' && earlier && 'Kept from before; no request was made.'}
      </p>
      {remote.status === 'failed' && (
        <>
          <p role="alert">No advice arrived. {remote.error.message}</p>
          <button type="button" onClick={tryAgain}>
            Try again
          </button>
        </>
      )}
    </section>
  );
}
