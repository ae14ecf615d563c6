import { vi } from 'vitest';
import type { Program, RunEvent } from '../runner/protocol.ts';
import type { Runner } from '../runner/Runner.ts';

/**
 * A runner that answers each program with the same events, what it was asked to run, and what was fetched for it: each file that lies
 * beside the sandbox holds its own address. The test unstubs globals and clears the head of the document.
 */
export function fixtureRunner(...events: RunEvent[]) {
  document.head.innerHTML = '<meta name="runner" content="/s/host/1/assets/runner-1.html">';
  const fetched = vi.fn(async (address: string) => new Response(address));
  vi.stubGlobal('fetch', fetched);
  const programs: Program[] = [];
  const runner: Runner = {
    run(program, onEvent) {
      programs.push(program);
      for (const event of events) onEvent(event);
      return { stop: () => {}, finished: Promise.resolve() };
    },
    close: () => {},
  };
  return { runner, programs, fetched };
}
