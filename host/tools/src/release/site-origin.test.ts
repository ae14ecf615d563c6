import { afterEach, describe, expect, it, vi } from 'vitest';
import { originFrom } from './site-origin.ts';

describe('SITE_ORIGIN', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['https://example.org', 'https://example.org'],
    ['http://localhost:4173', 'http://localhost:4173'],
    ['https://example.org/', 'https://example.org'],
    ['HTTPS://Example.org:443', 'https://example.org'],
  ])('may be %s', (value, origin) => {
    vi.stubEnv('SITE_ORIGIN', value);
    expect(originFrom()).toBe(origin);
  });

  it.each(['', undefined])('is not set when it is %j', (value) => {
    vi.stubEnv('SITE_ORIGIN', value);
    expect(originFrom()).toBeUndefined();
  });

  it('is taken away by "none"', () => {
    expect(originFrom('none')).toBeNull();
  });

  it.each(['example.org', 'example.org:8080', '//example.org', 'ftp://example.org', 'https://', 'file:///srv', ' '])(
    'must not be "%s"',
    (value) => {
      expect(() => originFrom(value)).toThrow(
        `SITE_ORIGIN is "${value}", which is not an address that begins with https:// or http://. Set it to the one where readers open the site, such as https://example.org.`,
      );
    },
  );

  it.each([
    'https://example.org/learn',
    'https://example.org/?a',
    'https://example.org#b',
    'https://me:pw@example.org',
  ])('must not be more than an origin: %s', (value) => {
    expect(() => originFrom(value)).toThrow(
      `SITE_ORIGIN is "${value}", which has more than scheme, host and port. Pages are at the root of their host, so set it to https://example.org.`,
    );
  });
});
