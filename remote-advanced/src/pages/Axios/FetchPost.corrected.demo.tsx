import { fetchJson, SourceSwitch, useRemoteData } from '@site/sdk/remote-data';
import { liveServices, startingSource } from '@site/sdk/site';
import { useCallback, useRef, useState } from 'react';
import * as v from 'valibot';
import samplePost from '../../data/posts/1.json?url';

const addresses = { sample: samplePost, live: liveServices.post };

const schema = v.object({ id: v.number(), title: v.string() });

/** Shows the whole response after checking that it is a post. @throws ValiError when it isn't one */
function postAsText(json: unknown): string {
  v.assert(schema, json);
  return JSON.stringify(json, null, 2);
}

export default function FetchPost() {
  const [source, setSource] = useState(startingSource);
  return (
    <div>
      <SourceSwitch service="post" source={source} onChange={setSource} />
      {/* A different key mounts a new Post: React aborts the old source's request and drops its data. */}
      <Post key={source} address={addresses[source]} />
    </div>
  );
}

function Post({ address }: { address: string }) {
  /** Rejects after 8 seconds, for an error status, for a body that is not JSON, and for data that is not a post. */
  const load = useCallback((signal: AbortSignal) => fetchJson(address, postAsText, signal), [address]);
  const { remote, run } = useRemoteData(load);
  const button = useRef<HTMLButtonElement>(null);

  const tryAgain = () => {
    button.current?.focus();
    run();
  };

  return (
    <>
      <button ref={button} type="button" onClick={run} aria-busy={remote.status === 'busy'}>
        Fetch data
      </button>
      <div aria-live="polite">
        {remote.data === undefined ? <p>No data fetched</p> : <pre>{remote.data}</pre>}
        {remote.status === 'busy' && <p>Fetching…</p>}
      </div>
      {remote.status === 'failed' && (
        <>
          <p role="alert">The post could not be fetched. {remote.error.message}</p>
          <button type="button" onClick={tryAgain}>
            Try again
          </button>
        </>
      )}
    </>
  );
}
