import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bundleForPage } from '../check/samples/bundle-for-page.ts';

interface Failure {
  message: string;
  place: { file: string; line: number } | null;
}

/** As in @site/learning's runner/protocol.ts; what a spec looks at. */
export interface RunEvent {
  type: string;
  text?: string;
  reason?: string;
  status?: string;
  failure?: Failure | null;
  place?: { file: string; line: number };
}

let script: Promise<string> | undefined;

/** Opens a page of the site, and the runner in it as the workspace uses it: with the released sandbox, the site's policy in force. */
export async function openRunner(page: Page, url: string) {
  script ??= bundleForPage(join(import.meta.dirname, 'in-page/runner.ts'));
  await page.goto(url);
  await page.evaluate(await script);
  return {
    /** Runs the tests in `tests.ts` or `tests.tsx`, or the script in `main.ts`. */
    run(files: Record<string, string>): Promise<RunEvent[]> {
      const entry = Object.keys(files).find((name) => /^tests\.tsx?$/.test(name)) ?? 'main.ts';
      return page.evaluate<RunEvent[]>(`runProgram(${JSON.stringify({ files, entry })})`);
    },
  };
}

/** What a program printed, line by line. */
export function printed(events: RunEvent[]): string[] {
  return events.flatMap(({ type, text }) => (type === 'console' && text !== undefined ? text.split('\n') : []));
}

/** Why a program ended, and what was thrown outside of its tests. */
export function outcome(events: RunEvent[]) {
  const errors = events.flatMap(({ type, failure }) => (type === 'error' && failure ? [failure.message] : []));
  const blocked = events.find(({ type }) => type === 'blocked')?.place?.line ?? null;
  return { reason: events.at(-1)?.reason, errors, blocked };
}
