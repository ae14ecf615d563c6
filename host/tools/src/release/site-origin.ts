import * as v from 'valibot';

/** The environment variable that sets the origin, and the name of this setting in the ledger. */
export const originVariable = 'SITE_ORIGIN';

/** The value that takes the origin away again. */
const none = 'none';

/** The scheme and host where readers open the site, such as `https://example.org`. */
export const siteOrigin = v.pipe(
  v.string(),
  v.check((text: string) => webAddress(text)?.origin === text, 'must be an origin such as https://example.org'),
);

/**
 * Reads the origin from the environment.
 * @returns undefined when it is not set, or empty: what is live stays; null for `none`
 * @throws Error naming what is wrong, and what to set instead
 */
export function originFrom(value = process.env[originVariable]): string | null | undefined {
  if (!value) return undefined;
  return value === none ? null : readOrigin(value, originVariable);
}

/** @param name what the value is called where it is set @throws Error naming what is wrong, and what to set instead */
export function readOrigin(value: string, name: string): string {
  const url = webAddress(value);
  if (!url)
    throw new Error(
      `${name} is "${value}", which is not an address that begins with https:// or http://. Set it to the one where readers open the site, such as https://example.org.`,
    );
  if (url.href !== `${url.origin}/`)
    throw new Error(
      `${name} is "${value}", which has more than scheme, host and port. Pages are at the root of their host, so set it to ${url.origin}.`,
    );
  return url.origin;
}

function webAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
