import { fetchJson, SourceSwitch, useRemoteData } from '@site/sdk/remote-data';
import { liveServices, startingSource } from '@site/sdk/site';
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import samplePost from '../data/posts/1.json?url';
import { postAsText } from './post-as-text.ts';

const addresses = { sample: samplePost, live: liveServices.post };

/** The fetch demo of the start page: a button that fetches a sample post and shows it as text. */
export function SamplePost() {
  const [source, setSource] = useState(startingSource);
  return (
    <section aria-labelledby="sample-post">
      <h2 id="sample-post">Try a request</h2>
      <p>
        One request with all its outcomes: answered, failed, canceled, late. Many interview tasks begin with exactly
        this; press the button, then go offline and press it again.
      </p>
      <SourceSwitch service="post" source={source} onChange={setSource} />
      <Post key={source} address={addresses[source]} />
    </section>
  );
}

function Post({ address }: { address: string }) {
  const load = useCallback((signal: AbortSignal) => fetchJson(address, postAsText, signal), [address]);
  const { remote, run, cancel } = useRemoteData(load);
  const button = useRef<HTMLButtonElement>(null);
  const busy = remote.status === 'busy';

  const tryAgain = () => {
    button.current?.focus();
    run();
  };

  return (
    <>
      <p>
        <button ref={button} type="button" onClick={run} aria-busy={busy}>
          Fetch data
        </button>{' '}
        {busy && <CancelButton onCancel={cancel} onLeave={() => button.current?.focus()} />}
      </p>
      <div aria-live="polite">
        {remote.data === undefined ? <p>No data fetched</p> : <pre>{remote.data}</pre>}
        {busy && <p>Fetching…</p>}
        {remote.status === 'canceled' && <p>The request was canceled.</p>}
      </div>
      {remote.status === 'failed' && (
        <>
          <p role="alert">The data could not be fetched. {remote.error.message}</p>
          <button type="button" onClick={tryAgain}>
            Try again
          </button>
        </>
      )}
    </>
  );
}

/** It disappears when no request is running. If it has the focus then, `onLeave` moves the focus on. */
function CancelButton({ onCancel, onLeave }: { onCancel: () => void; onLeave: () => void }) {
  const own = useRef<HTMLButtonElement>(null);
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element === document.activeElement) leave();
    };
  }, []);
  return (
    <button ref={own} type="button" onClick={onCancel}>
      Cancel
    </button>
  );
}
