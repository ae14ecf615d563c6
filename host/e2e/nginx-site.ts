import { test as base, expect, filesNamedIn } from '@site/tools/browser-test';
import { securityHeaders } from '@site/tools/release/pages/policy';
import { findNginx, type Nginx, type RunningNginx, startNginx } from '@site/tools/release/testing/start-nginx';

interface Fixtures {
  /** Serves the store of `smallSite`; without nginx the test is skipped. */
  nginx: RunningNginx;
  /** Whether nginx has its optional modules. */
  modules: boolean;
}

export const test = base.extend<Fixtures, { program: Nginx | Error }>({
  modules: [true, { option: true }],
  program: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn which fixtures are needed
    async ({}, use) => use(found()),
    { scope: 'worker' },
  ],
  nginx: async ({ smallSite, program, modules }, use, testInfo) => {
    if (program instanceof Error) return testInfo.skip(true, program.message);
    const nginx = await startNginx(program, smallSite.store, { modules });
    await use(nginx);
    await nginx.stop();
  },
});

function found(): Nginx | Error {
  try {
    return findNginx();
  } catch (error) {
    console.log(`Skipped: ${error instanceof Error ? error.message : error}`);
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** An address as it is written, in lower and in upper case, each with and without a slash at its end. */
export function spellings(address: string): string[] {
  const names = [address, address.toLowerCase(), address.toUpperCase()];
  return address === '/' ? ['/'] : [...new Set(names)].flatMap((name) => [name, `${name}/`]);
}

/** What a page of a section requests: files of the host and of that section. */
export async function filesOf(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/usereduce`)).text();
  const files = filesNamedIn(html);
  for (const place of ['/s/hooks/', '/host/']) expect(files.some((file) => file.startsWith(place))).toBe(true);
  return files;
}

/** The policy is not among them: our own server sends that of a page as a header too. */
const guards = Object.keys(securityHeaders).filter((name) => name !== 'Content-Security-Policy');

/** The parts of a response that must be the same from both servers. Scripts have two media types. */
export async function answer(url: string, request: RequestInit = {}) {
  const response = await fetch(url, { redirect: 'manual', ...request });
  const { status, headers } = response;
  return {
    status,
    type: headers.get('content-type')?.replace(/;.*/, '').replace('application/javascript', 'text/javascript'),
    cache: headers.get('cache-control'),
    encoding: headers.get('content-encoding'),
    vary: headers.get('vary'),
    guards: guards.map((name) => headers.get(name)),
    text: await response.text(),
  };
}
