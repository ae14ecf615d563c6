import { liveServices } from '@site/sdk/site';

const liveHosts = [...new Set(Object.values(liveServices).map((address) => new URL(address).origin))];

/** Only an inline script of the document creates a policy of Trusted Types, and each string is judged by it. */
const trustedTypes = [`require-trusted-types-for 'script'`, 'trusted-types default'];

/**
 * The security policy of a page. It allows only the inline scripts and styles that it names by hash.
 * @param inline sources such as `'sha256-…'` of the page's inline styles and scripts; whether these create a policy of Trusted Types
 */
export function pagePolicy(inline: { styles: string[]; scripts: string[]; hasTrustedTypesPolicy?: boolean }): string {
  return [
    `default-src 'none'`,
    ['script-src', `'self'`, ...inline.scripts].join(' '),
    ['style-src', `'self'`, ...inline.styles].join(' '),
    `img-src 'self'`,
    `font-src 'self'`,
    // What a reader records stays in the page, at an address of its own.
    `media-src blob:`,
    // The sandbox that readers' code runs in.
    `frame-src 'self'`,
    `connect-src 'self' ${liveHosts.join(' ')}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    ...(inline.hasTrustedTypesPolicy ? trustedTypes : []),
  ].join('; ');
}

/** What only a header can set. */
export const headerOnlyPolicy = `frame-ancestors 'none'`;

/** The security policy of the service worker: it requests files of the site, and loads no further code. */
export const workerPolicy = `default-src 'none'; connect-src 'self'`;

/** The security headers of every answer. A page replaces the policy with its own. */
export const securityHeaders = {
  'Content-Security-Policy': headerOnlyPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Readers can record their answers in a mock interview.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
} as const;

/** What a browser would show as a document, and run the scripts of, if a reader opened its address. */
const documents = /\.(?:x?html?|svg|xml)$/i;

/** The documents that run a reader's code in a frame of the site. Each has its policy in a `<meta>`. */
const runner = /\/runner-[^/]*\.html$/;

/** The type checker of the workspace, a worker: it requests nothing, and evaluates no code. */
const typeChecker = /\/runner-[^/]*\.types\.js$/;

/** The headers of a file below `/s/` or `/host/` that differ from {@link securityHeaders}: such a document runs nothing. */
export function fileHeaders(path: string): Record<string, string> {
  if (runner.test(path)) return { 'Content-Security-Policy': `frame-ancestors 'self'` };
  if (typeChecker.test(path)) return { 'Content-Security-Policy': `default-src 'none'; ${headerOnlyPolicy}` };
  if (!documents.test(path)) return {};
  return { 'Content-Security-Policy': `default-src 'none'; sandbox; ${headerOnlyPolicy}` };
}
