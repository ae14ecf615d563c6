import { fetchJson, SourceSwitch, useRemoteData } from '@site/sdk/remote-data';
import { liveServices, startingSource } from '@site/sdk/site';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import sampleUsers from '../../data/users.json?url';
import styles from './UsersTable.module.css';

const addresses = { sample: sampleUsers, live: liveServices.users };
const schema = v.array(v.object({ id: v.number(), name: v.string(), username: v.string(), email: v.string() }));

export default function UsersTable() {
  const [source, setSource] = useState(startingSource);
  return (
    <div>
      <SourceSwitch service="users" source={source} onChange={setSource} />
      <Table key={source} address={addresses[source]} />
    </div>
  );
}

function Table({ address }: { address: string }) {
  const load = useCallback(
    (signal: AbortSignal) => fetchJson(address, (json) => v.parse(schema, json), signal),
    [address],
  );
  const { remote, run } = useRemoteData(load);
  const [wanted, setWanted] = useState('');
  useEffect(() => void run(), [run]);

  const users = remote.data?.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const loading = remote.status === 'idle' || remote.status === 'busy';
  return (
    <>
      <label>
        Filter by name <input type="text" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </label>{' '}
      <button type="button" onClick={run} aria-busy={loading}>
        Load again
      </button>
      {remote.status === 'failed' && <p role="alert">The users could not be loaded. {remote.error.message}</p>}
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: keyboard users must be able to reach a scroll container */}
      <section className={styles.box} aria-label="Table of users" tabIndex={0}>
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
        <table aria-busy={loading}>
          <caption>{users ? `Users: ${users.length}` : 'Users'}</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Username</th>
              <th scope="col">Email</th>
            </tr>
          </thead>
          <tbody>
            {users?.map(({ id, name, username, email }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{username}</td>
                <td>{email}</td>
              </tr>
            ))}
            {!users?.length && (
              <tr>
                <td colSpan={3}>{loading ? 'Loading users…' : 'No users to show'}</td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </>
  );
}
