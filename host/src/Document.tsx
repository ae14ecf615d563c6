import { runnerMeta } from '@site/learning/runner/meta';
import { contractVersion, type DocumentInput, type PageData } from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import type { ReactNode } from 'react';
import { documentTitle } from './document-title.ts';
import { offlineAddress } from './offline/addresses.ts';
import { pageDataId } from './registry.ts';
import applyTheme from './shell/apply-theme.js?inline-script';
import recordEarlyActions from './shell/early-actions.js?inline-script';
import loadScripts from './shell/load-scripts.js?inline-script';
import createTrustedTypesPolicy from './shell/trusted-types.js?inline-script';

/** A stylesheet that is in the document already; React's types lack `disabled`. */
const notLoaded = { rel: 'stylesheet', disabled: true };

/**
 * Runs before the first paint, on every page. As one script it needs one hash in the policy, which precedes the text.
 * - Applies theme, text size, reading width and motion as the reader chose them, and marks the document of a reader who has been here
 *   before. The same keys and values as in @site/sdk/reader-data. Marks the document with its query, too.
 * - A button that is clicked before its part of the document is hydrated (use-hydrated.ts) is clicked again then. What a form submits
 *   is kept by React's own script.
 */
export const headScript = `${applyTheme};${recordEarlyActions}`;

/**
 * Runs at the end of the document, where it delays no text.
 * - Creates the default policy of Trusted Types, which judges each string that becomes HTML or the address of a script, whichever code
 *   sets it. No script was requested before.
 * - Requests the scripts once the text has arrived, so that they don't compete with it. If the reader saves data or the connection is
 *   slow, it waits until the reader moves the pointer, touches, focuses or types something; for a pointer that only rests, browsers
 *   report a move by nothing.
 */
export const endScript = `${createTrustedTypesPolicy};${loadScripts}`;

/**
 * The whole document of a page. React moves `meta`, `title` and hints in front of scripts and styles, so the policy precedes
 * everything that it governs.
 */
export function Document({ input, children }: { input: DocumentInput; children: ReactNode }) {
  const { summary, css, navigation, code = null, feed } = input;
  const data: PageData = { contract: contractVersion, navigation, code };
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={input.policy} />
        <title>{documentTitle(input.title)}</title>
        <meta name="description" content={summary} />
        <meta property="og:title" content={input.title} />
        <meta property="og:description" content={summary} />
        <meta property="og:type" content={code ? 'article' : 'website'} />
        <meta property="og:site_name" content={siteName} />
        {input.indexed ? <CanonicalAddress input={input} /> : <meta name="robots" content="noindex" />}
        {feed && <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.address} />}
        <link rel="icon" href={input.icon} type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        {input.runner && <meta name={runnerMeta} content={input.runner} />}
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <style dangerouslySetInnerHTML={{ __html: css }} />
        {input.stylesheets.map((href) => (
          <link key={href} {...notLoaded} href={href} />
        ))}
      </head>
      <body>
        <div id="root">{children}</div>
        <script
          type="application/json"
          id={pageDataId}
          data-entry={input.entry}
          data-preload={input.preload.join(' ')}
          data-shell={input.address === offlineAddress ? '' : undefined}
          {...scriptData(data)}
        />
        <script dangerouslySetInnerHTML={{ __html: endScript }} />
      </body>
    </html>
  );
}

/** The address that a page is listed under, in whichever letter case it was asked for. */
function CanonicalAddress({ input: { address, origin, image } }: { input: DocumentInput }) {
  if (!origin) return <link rel="canonical" href={address} />;
  const url = new URL(address, origin).href;
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={new URL(image, origin).href} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}

/** No value in the data can close the script early. */
function scriptData(data: object) {
  return { dangerouslySetInnerHTML: { __html: JSON.stringify(data).replaceAll('<', '\\u003c') } };
}
