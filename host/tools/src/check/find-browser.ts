import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { hostDir } from '../workspace.ts';

/** Names the browser to test with; it wins over everything that is found. */
export const browserVariable = 'SITE_BROWSER';

/** The shell first: the same engine without windows, in which a page is open in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium to test with, and installs one where there is none: Debian's package as root, else Playwright's own.
 * @returns its path
 * @throws Error saying what to do, when none can be had
 */
export function findBrowser(): string {
  const wanted = process.env[browserVariable];
  if (wanted) return existing(wanted);
  return installed() ?? fromDebian() ?? fromPlaywright() ?? none();
}

function existing(path: string): string {
  if (existsSync(path)) return path;
  throw new Error(
    `${browserVariable} names ${path}, but there is no such file. Correct it, or unset it to have one found.`,
  );
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...applications];
  return paths.find((path) => existsSync(path)) ?? playwrightsOwn();
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium here; installing Debian’s package…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  attempt('apt-get', ['update', '-qq'], env);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
    const path = installed();
    if (path) return path;
  }
  return undefined;
}

function fromPlaywright(): string | undefined {
  console.log('No Chromium here; downloading Playwright’s…');
  const require = createRequire(join(hostDir, 'package.json'));
  attempt(
    process.execPath,
    [join(dirname(require.resolve('playwright-core/package.json')), 'cli.js'), 'install', 'chromium'],
    process.env,
  );
  return playwrightsOwn();
}

function playwrightsOwn(): string | undefined {
  const require = createRequire(join(hostDir, 'package.json'));
  const { chromium }: { chromium: { executablePath: () => string } } = require('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function attempt(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  try {
    execFileSync(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
  } catch (error) {
    console.log(`That failed: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
}

function none(): never {
  throw new Error(
    `The browser tests need Chromium or Chrome, and none could be found or installed. Install one (Debian: apt-get install chromium; others: google.com/chrome), or name one: ${browserVariable}=/path/to/chrome npm test`,
  );
}
