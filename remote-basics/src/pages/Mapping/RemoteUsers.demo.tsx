import { fetchJson, SourceSwitch, useRemoteData } from '@site/sdk/remote-data';
import { liveServices, startingSource } from '@site/sdk/site';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import sampleUsers from '../../data/users.json?url';
import styles from './RemoteUsers.module.css';

const addresses = { sample: sampleUsers, live: liveServices.users };

const text = v.pipe(v.string(), v.nonEmpty());
const answer = v.array(v.object({ id: v.number(), name: text, username: text, email: text }));

export default function RemoteUsers() {
  const [source, setSource] = useState(startingSource);
  return (
    <div>
      <SourceSwitch service="users" source={source} onChange={setSource} />
      <Users key={source} address={addresses[source]} />
    </div>
  );
}

function Users({ address }: { address: string }) {
  /** Rejects after 8 seconds, for an error status, and for data that is not a list of users. */
  const load = useCallback(
    (signal: AbortSignal) => fetchJson(address, (json) => v.parse(answer, json), signal),
    [address],
  );
  const { remote, run } = useRemoteData(load);
  useEffect(() => {
    run();
  }, [run]);

  return (
    <div className={styles.users}>
      {(remote.status === 'idle' || remote.status === 'busy') && <p role="status">Loading users…</p>}
      {remote.status === 'failed' && (
        <>
          <p role="alert">The users could not be fetched. {remote.error.message}</p>
          <button type="button" onClick={run}>
            Try again
          </button>
        </>
      )}
      {remote.data?.length === 0 && <p>The answer holds no users.</p>}
      {remote.data && remote.data.length > 0 && (
        <ul className={styles.list} aria-label="Remote users">
          {remote.data.map(({ id, name, username, email }) => (
            <li key={id}>
              <b>{name}</b> <span>{username}</span> <span>{email}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
