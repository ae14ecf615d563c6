import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

/** The variable that names the browser to test with; it takes precedence over every browser that is found. */
export const browserVariable = 'SITE_BROWSER';

/** The shell first: the same engine without windows, which opens a page in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium to test with. Where there is none it fetches Playwright's own, and as root on Debian, where that cannot be
 * fetched or does not start, Debian's package; it installs nothing else.
 * @returns its path
 * @throws Error saying what to do, when there is no browser
 */
export function findBrowser(): string {
  const wanted = process.env[browserVariable];
  if (wanted) return existing(wanted);
  return installed() ?? fromPlaywright() ?? fromDebian() ?? none();
}

/** A Chromium that is here already, or undefined; nothing is fetched. @throws Error when SITE_BROWSER names a file that is not there */
export function installedBrowser(): string | undefined {
  const wanted = process.env[browserVariable];
  return wanted ? existing(wanted) : installed();
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

/** Playwright's own browser, if it was fetched and starts: on a bare system it may lack libraries. */
function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0 ? path : undefined;
}

function fromPlaywright(): string | undefined {
  console.log('There is no Chromium here; downloading Playwright’s…');
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js');
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env };
  attempt(process.execPath, [cli, 'install', 'chromium'], env);
  return playwrightsOwn();
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Debian’s Chromium…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  attempt('apt-get', ['update', '-qq'], env);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
    const path = installed();
    if (path) return path;
  }
  return undefined;
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
    `The browser tests need Chromium or Chrome, and none was found or could be fetched. Install one (Debian: apt-get install chromium; others: google.com/chrome), or name one: ${browserVariable}=/path/to/chrome npm test`,
  );
}
