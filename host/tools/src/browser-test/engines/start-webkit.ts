import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../testing/free-port.ts';
import { ended, eventually } from './child-process.ts';
import type { Commands, Engine } from './engine.ts';

/** @param programs the paths of WebKitGTK's driver and of Xvfb */
export async function startWebKit(programs: { driver: string; display: string }): Promise<Engine> {
  const display = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11' };
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const stop = async () => {
    await ended(driver);
    await ended(display);
  };
  try {
    const url = `http://127.0.0.1:${port}/session`;
    await eventually('WebKitWebDriver', async () => (await fetch(url.replace('session', 'status'))).ok);
    const { sessionId } = (await post(url, { capabilities: {} })) as { sessionId: string };
    const session = `${url}/${sessionId}`;
    return {
      send: (name, parameters) => post(`${session}/${paths[name](parameters as never)}`, parameters),
      async stop() {
        // The browser goes with its session; the driver may be gone already.
        await fetch(session, { method: 'DELETE' }).catch(() => {});
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const paths: { [Name in keyof Commands]: (parameters: Commands[Name]) => string } = {
  open: () => 'url',
  run: () => 'execute/sync',
  click: ({ id }) => `element/${id}/click`,
  type: ({ id }) => `element/${id}/value`,
  press: () => 'actions',
};

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebKit on ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}
