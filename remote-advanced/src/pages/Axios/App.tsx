import { fetchTimeLimit } from '@site/sdk/site';
import { useId, useState } from 'react';
import { askByAxios, loadAxios } from './parts/ask-by-axios.ts';
import { askByFetch } from './parts/ask-by-fetch.ts';
import { ClientPanel } from './parts/ClientPanel.tsx';
import styles from './parts/Lab.module.css';
import { type LabCase, labCases } from './parts/lab-case.ts';
import { useLabServer } from './parts/use-lab-server.ts';
import { useOnline } from './parts/use-online.ts';
import { useRequest } from './parts/use-request.ts';

const limits = [fetchTimeLimit, 1_000];

/** The status lab: the same request by fetch and by Axios, and how each client reports the response. */
export default function App() {
  const group = useId();
  const [limit, setLimit] = useState(fetchTimeLimit);
  const [withAxios, setWithAxios] = useState(false);
  const ready = useLabServer();
  const byFetch = useRequest(askByFetch, ready);
  const byAxios = useRequest(askByAxios, ready);
  const online = useOnline();

  function send(asked: LabCase) {
    byFetch.send(asked, limit);
    if (withAxios) byAxios.send(asked, limit);
  }

  function switchAxios() {
    setWithAxios(!withAxios);
    // A failure is shown with the request, and the next request loads it again.
    if (!withAxios) loadAxios().catch(() => {});
  }

  function abort() {
    byFetch.abort();
    byAxios.abort();
  }

  return (
    <div>
      <fieldset className="choice">
        <legend>Time limit</legend>
        {limits.map((value) => (
          <label key={value}>
            <input type="radio" name={group} checked={limit === value} onChange={() => setLimit(value)} />
            {value / 1000} s
          </label>
        ))}
        <label>
          <input type="checkbox" checked={withAxios} onChange={switchAxios} />
          By Axios too
        </label>
      </fieldset>
      <fieldset className="choice">
        <legend>Request</legend>
        {labCases.map((one) => (
          <button key={one.name} type="button" onClick={() => send(one)}>
            {one.name}
          </button>
        ))}
        <button type="button" onClick={abort}>
          Abort
        </button>
      </fieldset>
      <p>
        The browser says that it is <output>{online ? 'online' : 'offline'}</output>.
      </p>
      <div className={styles.clients}>
        <ClientPanel name="fetch" request={byFetch.request}>
          <p>Nothing asked yet</p>
        </ClientPanel>
        <ClientPanel name="Axios" request={byAxios.request}>
          <p>{withAxios ? 'Nothing asked yet' : 'Not asked: tick “By Axios too”, which loads it'}</p>
        </ClientPanel>
      </div>
    </div>
  );
}
