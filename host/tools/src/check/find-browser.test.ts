import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { browserVariable, findBrowser } from './find-browser.ts';

/** A folder with programs of these names, alone in the search path. */
function searchPath(...names: string[]): string {
  const dir = tempDir(Object.fromEntries(names.map((name) => [name, '#!/bin/sh\n'])));
  for (const name of names) chmodSync(join(dir, name), 0o755);
  vi.stubEnv('PATH', dir);
  return dir;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('findBrowser', () => {
  it('uses the browser that the environment variable names, whatever else is installed', () => {
    searchPath('chromium');
    const named = join(tempDir({ 'my-browser': '' }), 'my-browser');
    vi.stubEnv(browserVariable, named);
    expect(findBrowser()).toBe(named);
  });

  it('reports that the named browser does not exist, and does not silently use another', () => {
    searchPath('chromium');
    vi.stubEnv(browserVariable, '/nowhere/chrome');
    expect(() => findBrowser()).toThrow(
      `${browserVariable} names /nowhere/chrome, but there is no such file. Correct it, or unset it to have one found.`,
    );
  });

  it('finds Chromium’s headless shell before Chromium', () => {
    vi.stubEnv(browserVariable, undefined);
    const dir = searchPath('chromium', 'chromium-headless-shell');
    expect(findBrowser()).toBe(join(dir, 'chromium-headless-shell'));
  });

  it('finds Chromium before Chrome in the search path', () => {
    vi.stubEnv(browserVariable, undefined);
    const dir = searchPath('google-chrome', 'chromium', 'firefox');
    expect(findBrowser()).toBe(join(dir, 'chromium'));
  });

  it('uses Chrome when there is no Chromium', () => {
    vi.stubEnv(browserVariable, '');
    const dir = searchPath('google-chrome', 'firefox');
    expect(findBrowser()).toBe(join(dir, 'google-chrome'));
  });
});
