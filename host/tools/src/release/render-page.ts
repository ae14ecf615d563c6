import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentInput, NavigationSection } from '@site/sdk/contract';
import { sha256 } from './files.ts';
import { isIndexed, type PageSource } from './page-source.ts';
import { pagePolicy } from './policy.ts';
import type { ReleasedHost } from './released-host.ts';

/** A page with all that goes into its document. */
export interface RenderJob {
  page: PageSource;
  input: DocumentInput;
  /**
   * Changes exactly when something that goes into the document does: the host, the section, the navigation, the policy, the styles,
   * the origin of the site, and its other settings (which are part of the host's build).
   */
  key: string;
}

export function renderJob(
  host: ReleasedHost,
  navigation: NavigationSection[],
  page: PageSource,
  origin: string | null,
): RenderJob {
  const { manifest, base, dir, server } = host;
  const { address, title, summary, section, files } = page;
  const css = [readStyles(dir, manifest.styles), readStyles(files.dir, files.styles)].filter(Boolean).join('\n');
  const inline = { styles: [hashSource(css)], scripts: server.inlineScripts.map(hashSource) };
  const input: DocumentInput = {
    ...{ address, title, summary, css, navigation, section },
    ...(origin === null ? {} : { origin }),
    indexed: isIndexed(address),
    policy: pagePolicy(inline),
    stylesheets: files.styles.map((file) => files.base + file),
    preload: [...manifest.preload.map((file) => base + file), ...files.preload.map((file) => files.base + file)],
    entry: base + manifest.entry,
    icon: base + manifest.icon,
  };
  return { page, input, key: sha256(JSON.stringify([host.version, input])) };
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

/** The source which names an inline style or script in the policy. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function readStyles(dir: string, files: string[]): string {
  return files.map((file) => readFileSync(join(dir, file), 'utf8').trim()).join('\n');
}
