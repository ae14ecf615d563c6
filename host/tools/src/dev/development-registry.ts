import type { IncomingMessage, ServerResponse } from 'node:http';
import { contractVersion, matchRoute, type Registry, type Section } from '@site/sdk/contract';
import type { Plugin } from 'vite';
import { contentCounts } from '../content/content-counts.ts';
import { readPageHeads } from '../content/read-section.ts';
import { readState } from '../release/ledger.ts';
import { snapshotFiles } from '../release/snapshot-files.ts';
import { Store } from '../release/store.ts';
import { sendFile } from '../server/send-file.ts';
import { readSections, type SectionInfo } from '../workspace.ts';
import { sectionPort } from './ports.ts';

/** The ids of the sections under development, separated by commas; the variable is set by `site dev`. */
export const hotSectionsVariable = 'SITE_HOT_SECTIONS';

/**
 * Answers the host's requests in development: hot sections come from their own development servers, the others as they were
 * last released.
 */
export function developmentRegistry(): Plugin {
  return {
    name: 'site:development-registry',
    apply: 'serve',
    configureServer(server) {
      const store = new Store();
      server.middlewares.use('/registry.json', (_request, response, next) => {
        try {
          answer(response, store);
        } catch (error) {
          next(error);
        }
      });
      server.middlewares.use(snapshotFiles.releases, (request, response, next) => {
        sendFile(request, response, { root: store.live, path: snapshotFiles.releases, cacheControl: 'no-cache' }, next);
      });
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const { pathname: path } = new URL(request.url ?? '/', 'http://localhost');
        if (path.startsWith('/s/'))
          sendFile(request, response, { root: store.dir, path, cacheControl: 'no-cache' }, next);
        else next();
      });
      server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        const target = /^\/[\w-]+\/?$/.test(pathname) ? aliased(developmentState(store), pathname) : undefined;
        if (target) response.writeHead(307, { Location: target + search }).end();
        else next();
      });
    },
  };
}

function answer(response: ServerResponse, store: Store): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(developmentState(store)));
}

function developmentState(store: Store): Registry {
  const ids = (process.env[hotSectionsVariable] ?? '').split(',');
  const hot = readSections()
    .filter(({ id }) => ids.includes(id))
    .map(hotSection);
  const others = readState(store).sections.filter(({ id }) => !ids.includes(id));
  return { contract: contractVersion, sections: [...hot, ...others].sort((a, b) => a.order - b.order) };
}

/** The page that an alias leads to. Entries have no addresses of their own in development. */
function aliased({ sections }: Registry, pathname: string): string | undefined {
  const routes = sections
    .flatMap(({ pages }) => pages)
    .flatMap(({ address: target, aliases = [] }) => aliases.map((address) => ({ address, param: null, target })));
  return matchRoute(routes, pathname)?.target;
}

/** A section as its development server serves it: its pages include their content. */
function hotSection({ dir, id, title, order, owner }: SectionInfo): Section {
  return {
    contract: contractVersion,
    id,
    title,
    order,
    owner,
    version: '0'.repeat(12),
    commit: null,
    base: `http://localhost:${sectionPort(dir)}/`,
    entry: 'remoteEntry.js',
    counts: contentCounts(dir),
    pages: readPageHeads(dir).map(({ name, address, aliases, param, title, summary, nav }) => {
      return { name, address, aliases, param, title, summary, nav, content: null, preload: [], styles: [] };
    }),
  };
}
