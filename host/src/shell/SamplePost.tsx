import { type DataSource, fetchJson, SourceSwitch, useRemoteData } from '@site/sdk/remote-data';
import { liveServices } from '@site/sdk/site';
import { useCallback, useState } from 'react';
import samplePost from '../data/posts/1.json?url';

/** The fetch demo of the start page: a button that fetches a sample post and shows it as text. */
export function SamplePost() {
  const [source, setSource] = useState<DataSource>('sample');
  const load = useCallback(
    (signal: AbortSignal) =>
      fetchJson(source === 'live' ? liveServices.post : samplePost, (json) => JSON.stringify(json, null, 2), signal),
    [source],
  );
  const { remote, run } = useRemoteData(load);

  return (
    <section aria-labelledby="sample-post">
      <h2 id="sample-post">Try a request</h2>
      <SourceSwitch service="post" source={source} onChange={setSource} />
      <p>
        <button type="button" onClick={run} aria-busy={remote.status === 'busy'}>
          Fetch data
        </button>
      </p>
      <div aria-live="polite">
        {remote.status === 'done' ? <pre className="code">{remote.data}</pre> : <p>No data fetched</p>}
        {remote.status === 'busy' && <p>Fetching…</p>}
        {remote.status === 'failed' && (
          <p role="alert">The data could not be fetched. {remote.error.message} Press the button to try again.</p>
        )}
      </div>
    </section>
  );
}
