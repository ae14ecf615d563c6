import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { SectionReference } from './reference/section-reference.ts';

const prefix = 'virtual:reference/';
const folder = '/@reference/';
const kinds: Record<string, string> = { json: 'application/json', css: 'text/css', svg: 'image/svg+xml' };

/**
 * The parts of a section's reference that its pages need, as modules: `virtual:reference/summary` and `/equivalents` are data,
 * `/addresses` has the URLs of the large files that pages fetch, and `/data` contains those files for tests. A build also writes the names of
 * all rows, for the search.
 * @param dir the section's folder; its `src/data/reference/` has the handwritten part
 */
export function referencePlugin(dir: string): Plugin {
  let reference: Promise<SectionReference> | undefined;
  let building = false;
  const read = () => {
    reference ??= import('./reference/section-reference.ts').then((module) => module.sectionReference(dir));
    return reference;
  };
  const own = normalizePath(join(dir, 'src/data/reference/'));
  return {
    name: 'site:reference',
    configResolved({ command, build }) {
      building = command === 'build' && !build.ssr;
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const { files, ...data } = await read();
      const name = id.slice(prefix.length + 1);
      if (name !== 'addresses') return `export default ${JSON.stringify(Reflect.get(data, name))};`;
      return addresses(
        files.map((file) => [
          file.name,
          building ? this.emitFile({ type: 'asset', fileName: `reference/${file.name}`, source: file.text }) : null,
        ]),
      );
    },
    async generateBundle() {
      if (!building) return;
      const { tables } = await read();
      this.emitFile({ type: 'asset', fileName: 'search-tables.json', source: JSON.stringify(tables) });
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '' }, response, next) => {
        const [, name = ''] = url.split(folder);
        const file = name && (await read()).files.find((one) => one.name === name);
        if (!file) return next();
        response.setHeader('Content-Type', kinds[name.split('.').at(-1) ?? ''] ?? 'text/plain');
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.end(file.text);
      });
    },
    hotUpdate({ file }) {
      if (!file.startsWith(own)) return;
      reference = undefined;
      const { moduleGraph } = this.environment;
      return [...moduleGraph.idToModuleMap.values()].filter(({ id }) => id?.startsWith(`\0${prefix}`));
    },
  };
}

/** A module with the URL of each file: next to the code in a build, on the section's own server in development. */
function addresses(files: (readonly [name: string, emitted: string | null])[]): string {
  const entries = files.map(([name, emitted]) => {
    const address = emitted
      ? `import.meta.ROLLUP_FILE_URL_${emitted}`
      : `new URL(/* @vite-ignore */ ${JSON.stringify(folder + name)}, import.meta.url).href`;
    return `${JSON.stringify(name)}: ${address}`;
  });
  return `export default {${entries}};`;
}
