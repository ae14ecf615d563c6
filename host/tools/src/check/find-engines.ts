import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Finds Firefox.
 * @returns its path
 * @throws Error saying what to install, where it is missing
 */
export function findFirefox(): string {
  // Ubuntu's, from a snap, can't read a profile in the folder for temporary files.
  const path = existsSync('/snap/bin/firefox')
    ? undefined
    : ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'].map(programPath).find(Boolean);
  if (path) return path;
  throw new Error(
    'The site is not tested in Firefox here. To test it, install Firefox (Debian, as root: apt-get install firefox-esr).',
  );
}

/**
 * Finds WebKitGTK with its driver, and the display server that it needs.
 * @throws Error saying what to install, where they are missing
 */
export function findWebKit(): { driver: string; display: string } {
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map(programPath);
  if (driver && display) return { driver, display };
  throw new Error(
    'The site is not tested in WebKit here. To test it, install WebKitGTK with its driver, and Xvfb (Debian, as root: apt-get install webkit2gtk-driver xvfb).',
  );
}

function programPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return (name.startsWith('/') ? [name] : folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
