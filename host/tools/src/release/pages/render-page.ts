import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentInput,
  type HostServer,
  type NavigationSection,
  navigationWithin,
  type Section,
} from '@site/sdk/contract';
import { sha256 } from '../files.ts';
import type { Feed } from './feed.ts';
import { isIndexed, type PageSource } from './page-source.ts';
import { pagePolicy } from './policy.ts';
import type { ReleasedHost } from './released-host.ts';

/** A page with all that goes into its document. */
export interface RenderJob {
  page: PageSource;
  input: DocumentInput;
  /**
   * Changes exactly when something that goes into the document does: the host, the section, what it carries of the navigation, the
   * policy, the styles, the origin of the site, the section's feed, and its other settings (which are part of the host's build).
   */
  key: string;
}

/**
 * Prepares the pages of one snapshot. What many pages have in common is read and hashed once.
 * @returns the job of a page
 */
export function renderJobs(
  host: ReleasedHost,
  navigation: NavigationSection[],
  origin: string | null,
  feeds: Pick<Feed, 'section' | 'title' | 'address'>[] = [],
): (page: PageSource) => RenderJob {
  const { manifest, base, dir, server } = host;
  const scripts = server.inlineScripts.map(hashSource);
  const { hasTrustedTypesPolicy = false } = server;
  const stylesOf = memoized(
    (files: PageSource['files']) => {
      const css = [readStyles(dir, manifest.styles), readStyles(files.dir, files.styles)].filter(Boolean).join('\n');
      return { css, policy: pagePolicy({ styles: [hashSource(css)], scripts, hasTrustedTypesPolicy }) };
    },
    (files) => [files.dir, ...files.styles].join('\n'),
  );
  const hashOf = memoized((section: Section | null) => sha256(JSON.stringify(section)));
  const commonOf = memoized(
    (page: PageSource) => {
      const carried = isListing(server, page) ? navigation : navigationWithin(navigation, page.section?.id ?? null);
      return { carried, common: sha256(JSON.stringify([host.version, carried, origin])) };
    },
    (page) => isListing(server, page) || page.section?.id,
  );
  return (page) => {
    const { address, title, summary, image, section, files, rendered } = page;
    const feed = feeds.find((one) => one.section === section?.id);
    const own = {
      ...{ address, title, summary },
      ...(image && { image }),
      ...(feed && { feed: { title: feed.title, address: feed.address } }),
      indexed: isIndexed(address),
      stylesheets: files.styles.map(files.addressOf),
      preload: [...manifest.preload.map((file) => base + file), ...files.preload.map(files.addressOf)],
      entry: base + manifest.entry,
      icon: base + manifest.icon,
      ...(manifest.runner && { runner: base + manifest.runner }),
    };
    // The policy names the styles by their hash.
    const { css, policy } = stylesOf(files);
    const { carried, common } = commonOf(page);
    const entry = section && files.addressOf(section.entry);
    const code = section && rendered && entry ? { id: section.id, entry, page: rendered.name } : null;
    const ofSection = server.fetchesVersions ? { section: null, code } : { section };
    const madeFrom = server.fetchesVersions ? [code, rendered?.from] : hashOf(section);
    const key = sha256(JSON.stringify([common, madeFrom, policy, own]));
    const input = { ...own, ...ofSection, css, policy, navigation: carried, ...(origin === null ? {} : { origin }) };
    return { page, input, key };
  };
}

/**
 * Renders the document of a page, host and section together.
 * @throws Error naming the page, and the component where one failed
 */
export async function renderPage(host: ReleasedHost, { page, input }: RenderJob): Promise<string> {
  try {
    return await host.server.renderDocument(input, page.load());
  } catch (error) {
    const owner = page.section ? `"${page.section.id}"` : 'the host';
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The page ${page.address} of ${owner} cannot be rendered, so nothing was released: ${reason}`, {
      cause: error,
    });
  }
}

/** Whether a document carries the navigation of the whole site: it lists all pages, or the host is one from before. */
function isListing({ fetchesNavigation, hostRoutes }: HostServer, { address, section }: PageSource): boolean {
  return !fetchesNavigation || (!section && hostRoutes.some((own) => own.listsPages && own.address === address));
}

/** The same function, which makes the value for a key only once. */
function memoized<Input, Output>(make: (input: Input) => Output, keyOf: (input: Input) => unknown = (input) => input) {
  const made = new Map<unknown, Output>();
  return (input: Input): Output => {
    const key = keyOf(input);
    const value = made.get(key) ?? make(input);
    made.set(key, value);
    return value;
  };
}

/** The source which names an inline style or script in the policy. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function readStyles(dir: string, files: string[]): string {
  return files.map((file) => readFileSync(join(dir, file), 'utf8').trim()).join('\n');
}
