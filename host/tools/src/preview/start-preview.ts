import type { Server } from 'node:http';
import { join } from 'node:path';
import { type ManifestPage, parseRegistry } from '@site/sdk/contract';
import { registryAddress } from '@site/sdk/site';
import { buildSection } from '../build/build-section.ts';
import { readOrigin } from '../release/site-origin.ts';
import { validateSection } from '../release/validate.ts';
import { listen, loopback, portFrom } from '../server/listen.ts';
import { createPreviewServer, reasonOf } from './preview-server.ts';

const defaultPort = 5174;

interface PreviewOptions {
  /** 0 for a free one; that of PORT without it. */
  port?: number;
  /** Whether the build that is there is taken, instead of a new one. */
  built?: true | undefined;
}

/**
 * Builds a section, serves a live site with it to this machine alone, and prints the address.
 * @param dir the section's folder
 * @param site where readers open the site
 * @throws Error when there is no such site, the build could not be released, or the port is taken
 */
export async function startPreview(dir: string, site: string, options: PreviewOptions = {}): Promise<Server> {
  const { port = portFrom(process.env.PORT, defaultPort), built } = options;
  const origin = readOrigin(site, 'The site');
  await checkSite(origin);
  const release = built ? join(dir, 'dist/release') : await buildSection(dir);
  const { id, title, version, pages } = validateSection(release);
  const server = createPreviewServer(origin, { id, version, dir: release });
  const used = await listen(server, port, loopback);
  console.log(`${title} in version ${version}, inside ${origin}. Only this machine can open it:`);
  console.log(`http://localhost:${used}${firstPage(pages)}?with=${id}@${version}`);
  return server;
}

/** The first page of a section in the menu. */
function firstPage(pages: readonly ManifestPage[]): string {
  const [first] = pages.filter(({ param, nav }) => param === null && nav !== null).sort(byPlace);
  return first?.address ?? '/';
}

const byPlace = (a: ManifestPage, b: ManifestPage) => (a.nav?.order ?? 0) - (b.nav?.order ?? 0);

/** @throws Error when no site answers there */
async function checkSite(origin: string): Promise<void> {
  const address = origin + registryAddress;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    const { registry } = parseRegistry(await answer.json(), address);
    if (registry.sections.length === 0) throw new Error('it lists none');
  } catch (error) {
    throw new Error(
      `${address} has no list of sections: ${reasonOf(error)}. Name the address where readers open the site.`,
      { cause: error },
    );
  }
}
