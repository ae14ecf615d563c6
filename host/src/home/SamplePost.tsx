import { type DataSource, fetchJson, SourceSwitch, useRemoteData } from '@site/sdk/remote-data';
import { liveServices } from '@site/sdk/site';
import { useCallback, useRef, useState } from 'react';
import samplePost from '../data/posts/1.json?url';

const addresses = { sample: samplePost, live: liveServices.post };

/** The fetch demo of the start page: a button that fetches a sample post and shows it as text. */
export function SamplePost() {
  const [source, setSource] = useState<DataSource>('sample');
  return (
    <section aria-labelledby="sample-post">
      <h2 id="sample-post">Try a request</h2>
      <SourceSwitch service="post" source={source} onChange={setSource} />
      <Post key={source} address={addresses[source]} />
    </section>
  );
}

function Post({ address }: { address: string }) {
  const load = useCallback(
    (signal: AbortSignal) => fetchJson(address, (json) => JSON.stringify(json, null, 2), signal),
    [address],
  );
  const { remote, run } = useRemoteData(load);
  const button = useRef<HTMLButtonElement>(null);

  const tryAgain = () => {
    button.current?.focus();
    run();
  };

  return (
    <>
      <p>
        <button ref={button} type="button" onClick={run} aria-busy={remote.status === 'busy'}>
          Fetch data
        </button>
      </p>
      <div aria-live="polite">
        {remote.data === undefined ? <p>No data fetched</p> : <pre>{remote.data}</pre>}
        {remote.status === 'busy' && <p>Fetching…</p>}
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
