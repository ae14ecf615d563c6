import { fetchJson, SourceSwitch, useRemoteData } from '@site/sdk/remote-data';
import { liveServices, startingSource } from '@site/sdk/site';
import { useCallback, useRef, useState } from 'react';
import * as v from 'valibot';
import sampleAdvice from '../../data/advice.json?url';
import styles from './Advice.module.css';

const addresses = { sample: sampleAdvice, live: liveServices.advice };
const answerSchema = v.object({ slip: v.object({ advice: v.string() }) });
const adviceIn = (json: unknown) => v.parse(answerSchema, json).slip.advice;

export default function Advice() {
  const [source, setSource] = useState(startingSource);
  return (
    <div>
      <SourceSwitch service="advice" source={source} onChange={setSource} />
      <AdviceFrom key={source} address={addresses[source]} />
    </div>
  );
}

function AdviceFrom({ address }: { address: string }) {
  /** Rejects after 8 seconds, for an error status, and for a response with a different shape. */
  const load = useCallback((signal: AbortSignal) => fetchJson(address, adviceIn, signal), [address]);
  /** A second click aborts the first request; so does leaving the page. */
  const { remote, run } = useRemoteData(load);
  const button = useRef<HTMLButtonElement>(null);
  const busy = remote.status === 'busy';

  const tryAgain = () => {
    button.current?.focus();
    run();
  };

  return (
    <>
      <div className={styles.advice}>
        <h4 aria-live="polite">advice-{remote.data}</h4>
        <button
          ref={button}
          type="button"
          className={styles.ask}
          aria-label="Get advice"
          aria-busy={busy}
          onClick={run}
        />
      </div>
      <p role="status">{busy && 'Asking for advice…'}</p>
      {remote.status === 'failed' && (
        <>
          <p role="alert">No advice arrived. {remote.error.message}</p>
          <button type="button" onClick={tryAgain}>
            Try again
          </button>
        </>
      )}
    </>
  );
}
