import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** Ends a program that this process has started. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.kill()) await once(child, 'exit');
}

/** Asks again and again until there is an answer, for half a minute. @param program what is starting @throws Error */
export async function eventually<T>(program: string, ask: () => T | Promise<T>): Promise<T> {
  let latest: unknown;
  for (let tries = 0; tries < 300; tries++) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      latest = error;
    }
    await wait(100);
  }
  throw new Error(`${program} did not start within 30 seconds.`, { cause: latest });
}
