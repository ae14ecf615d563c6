import { fetchJson, SourceSwitch, useRemoteData } from '@site/sdk/remote-data';
import { liveServices, startingSource } from '@site/sdk/site';
import { useCallback, useRef, useState } from 'react';
import * as v from 'valibot';
import sampleUsers from '../../data/users.json?url';
import styles from './UserGrid.module.css';

const addresses = { sample: sampleUsers, live: liveServices.users };
const userSchema = v.object({ id: v.number(), name: v.string(), username: v.string(), email: v.string() });

/** Skips and counts records with a different shape. @throws ValiError if the data is not a list */
function parseUsers(json: unknown) {
  const records = v.parse(v.array(v.unknown()), json);
  const users = records.filter((record) => v.is(userSchema, record));
  return { users, leftOut: records.length - users.length };
}

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
  const load = useCallback((signal: AbortSignal) => fetchJson(address, parseUsers, signal), [address]);
  const { remote, run } = useRemoteData(load);
  const button = useRef<HTMLButtonElement>(null);
  const busy = remote.status === 'busy';
  const tryAgain = () => {
    button.current?.focus();
    run();
  };

  return (
    <>
      <button ref={button} type="button" onClick={run} aria-busy={busy}>
        Fetch users
      </button>
      <p role="status">{busy ? 'Fetching the users…' : remote.status === 'done' && summary(remote.data)}</p>
      {remote.status === 'failed' && (
        <>
          <p role="alert">The users could not be fetched. {remote.error.message}</p>
          <button type="button" onClick={tryAgain}>
            Try again
          </button>
        </>
      )}
      <ul className={styles.grid} aria-label="Remote users">
        {remote.data?.users.map(({ id, name, username, email }) => (
          <li key={id} className={styles.user}>
            <h3>{name}</h3>
            <p>{username}</p>
            <p>{email}</p>
          </li>
        ))}
        {busy && !remote.data && [1, 2, 3].map((n) => <Skeleton key={n} />)}
      </ul>
    </>
  );
}

/** A skeleton card: the same lines in the same places, so that nothing shifts when the data arrives. */
function Skeleton() {
  return (
    <li className={styles.user} aria-hidden="true">
      <span className={styles.bone} />
      <span className={styles.bone} />
      <span className={styles.bone} />
    </li>
  );
}

function summary({ users, leftOut }: ReturnType<typeof parseUsers>): string {
  const shown =
    users.length === 0 ? 'The answer holds no users.' : `${users.length} ${users.length === 1 ? 'user' : 'users'}.`;
  return leftOut === 0 ? shown : `${shown} ${leftOut} left out: another shape than expected.`;
}
