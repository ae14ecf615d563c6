import { fetchTimeLimit } from '@site/sdk/site';
import { useEffect, useRef, useState } from 'react';
import { useLabServer } from './parts/use-lab-server.ts';

const servers = [
  { name: 'Recovers at the third attempt', address: (attempt: number) => `/lab/flaky?attempt=${attempt}` },
  { name: 'Never recovers: 503', address: () => '/lab/flaky?attempt=1' },
  { name: 'Has a bug: 500', address: () => '/lab/500' },
  { name: 'Has no such file: 404', address: () => '/lab/nothing.json' },
  { name: 'Drops the connection', address: () => '/lab/drop' },
] as const;

const attempts = 4;

/** The causes that may pass: a timeout, "too many requests", a gateway or a server that is down. A 404 or a bug stays. */
const temporary = new Set([408, 429, 502, 503, 504]);
const worthRetrying = (status: number | null) => status === null || temporary.has(status);

/** In milliseconds. It doubles; the random half keeps a thousand clients from retrying at the same moment. */
const pauseAfter = (attempt: number) => 500 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);

/** Rejects at once when the signal is aborted. */
const wait = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** @returns null if there was no response within 8 seconds */
async function statusOf(address: string, signal: AbortSignal): Promise<number | null> {
  try {
    return (await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(fetchTimeLimit)]) })).status;
  } catch (error) {
    signal.throwIfAborted();
    console.error('Error fetching data:', error);
    return null;
  }
}

export default function Retry() {
  const [server, setServer] = useState<(typeof servers)[number]>(servers[0]);
  const [made, setMade] = useState<{ status: number | null; pause: number }[]>([]);
  const [state, setState] = useState('');
  const running = useRef<AbortController | null>(null);
  const ready = useLabServer();
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (signal: AbortSignal) => {
    await ready(server.address(1));
    for (let attempt = 1; ; attempt += 1) {
      setState(`Attempt ${attempt} of ${attempts}…`);
      const status = await statusOf(server.address(attempt), signal);
      const again = worthRetrying(status) && attempt < attempts;
      const pause = again ? pauseAfter(attempt) : 0;
      setMade((before) => [...before, { status, pause }]);
      if (!again)
        return setState(status === 200 ? `Answered at attempt ${attempt}.` : `Given up at attempt ${attempt}.`);
      await wait(pause, signal);
    }
  };

  const start = () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setMade([]);
    ask(controller.signal).catch((error) => {
      if (running.current === controller) setState(controller.signal.aborted ? 'Stopped.' : `Not asked. ${error}`);
    });
  };

  return (
    <div>
      <label>
        The server{' '}
        <select
          value={server.name}
          onChange={({ target }) => setServer(servers.find(({ name }) => name === target.value) ?? servers[0])}
        >
          {servers.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <p>
        <button type="button" onClick={start}>
          Ask, with retries
        </button>{' '}
        <button type="button" onClick={() => running.current?.abort()}>
          Stop
        </button>
      </p>
      <ol>
        {made.map(({ status, pause }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: attempts are only ever added, at the end
          <li key={index}>
            {status ?? 'no answer'}
            {pause > 0 && (
              <>
                , then a pause of {(pause / 1000).toFixed(1)} s
                <svg width="100%" height="6" aria-hidden="true">
                  <rect width={`${pause / 20}%`} height="6" rx="3" fill="var(--accent)" />
                </svg>
              </>
            )}
          </li>
        ))}
      </ol>
      <p role="status">{state}</p>
    </div>
  );
}
