import { liveServices } from '@site/sdk/site';

const liveHosts = [...new Set(Object.values(liveServices).map((address) => new URL(address).origin))];

/**
 * The security policy of a page. It allows only the inline scripts and styles that it names by hash.
 * @param inline sources such as `'sha256-…'` of the page's inline styles and scripts
 */
export function pagePolicy(inline: { styles: string[]; scripts: string[] }): string {
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
  ].join('; ');
}

/** What only a header can set. */
export const headerOnlyPolicy = `frame-ancestors 'none'`;

/** The further security headers, the same for every answer. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  /** Readers can record their answers in a mock interview. */
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self)',
} as const;
