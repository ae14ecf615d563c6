import { afterEach, expect, it, vi } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { findFirefox, findWebKit } from './find-engines.ts';

afterEach(() => vi.unstubAllEnvs());

it('finds WebKit when both its driver and the display server are there', () => {
  const dir = tempDir({ WebKitWebDriver: '', Xvfb: '' });
  vi.stubEnv('PATH', dir);
  expect(findWebKit()).toEqual({ driver: `${dir}/WebKitWebDriver`, display: `${dir}/Xvfb` });
  vi.stubEnv('PATH', tempDir({ WebKitWebDriver: '' }));
  expect(findWebKit).toThrow('apt-get install webkit2gtk-driver xvfb');
});

it.skipIf(process.platform === 'darwin')('says what to install when there is no Firefox', () => {
  vi.stubEnv('PATH', tempDir({}));
  expect(findFirefox).toThrow('apt-get install firefox-esr');
});
