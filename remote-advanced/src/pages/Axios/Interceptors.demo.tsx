import { fetchTimeLimit } from '@site/sdk/site';
import type { AxiosError, AxiosInstance, InternalAxiosRequestConfig } from 'axios';
import { useEffect, useRef, useState } from 'react';
import samplePost from '../../data/posts/1.json?url';

/** A separate instance: interceptors on the global `axios` would affect every other request on the page. */
async function createTraced(trace: (line: string) => void): Promise<AxiosInstance> {
  const { default: axios } = await import('axios');
  const instance = axios.create({ timeout: fetchTimeLimit });
  for (const name of ['A', 'B']) {
    instance.interceptors.request.use((config: InternalAxiosRequestConfig) => {
      const before = config.headers.get('X-Trace');
      config.headers.set('X-Trace', before ? `${before}, ${name}` : name);
      trace(`request interceptor ${name}`);
      return config;
    });
    instance.interceptors.response.use(
      (response) => {
        trace(`response interceptor ${name}: ${response.status}, sent X-Trace: ${response.config.headers['X-Trace']}`);
        return response;
      },
      (error: AxiosError) => {
        trace(`response interceptor ${name}, its error half: ${error.response?.status ?? error.code}`);
        return Promise.reject(error);
      },
    );
  }
  return instance;
}

export default function Interceptors() {
  const [lines, setLines] = useState<string[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (address: string) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setLines([]);
    const trace = (line: string) => running.current === controller && setLines((before) => [...before, line]);
    try {
      const client = await createTraced(trace);
      const { status } = await client.get(address, { signal: controller.signal });
      trace(`the caller: resolved with ${status}`);
    } catch (error) {
      if (controller.signal.aborted) return;
      console.error('Error fetching data:', error);
      trace(`the caller: rejected, ${error instanceof Error ? error.message : error}`);
    }
  };

  return (
    <div>
      <p>
        <button type="button" onClick={() => ask(samplePost)}>
          Request a post
        </button>{' '}
        <button type="button" onClick={() => ask(samplePost.replace('1.json', '404.json'))}>
          Request what is missing
        </button>
      </p>
      <ol aria-live="polite" aria-label="Trace">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
