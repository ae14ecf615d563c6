import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { transformWithOxc } from 'vite';
import type { Sample } from '../../content/markdown/samples.ts';

/** What the page of a browser sample can import without a bundle: its import map names them. */
export const browserModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * Compiles a sample to a script without types and JSX, bundled if it imports something that its engine does not have. Imports
 * are resolved from the file that holds the sample.
 * @throws Error naming what does not compile, or what is not found
 */
export async function compileSample({ code, language, mode, engine, file }: Sample): Promise<string> {
  if (language === 'html') return code;
  const isThere = engine === 'node' ? isBuiltin : (name: string) => browserModules.includes(name);
  if (!importedNames(code).every(isThere)) return bundle(code, join(dirname(file), `sample.${language}`), isThere);
  if (language === 'js') return code;
  const sourceType = mode === 'module' ? 'module' : 'script';
  const options = { sourceType, sourcemap: false, jsx: { runtime: 'automatic' } } as const;
  return (await transformWithOxc(code, `sample.${language}`, options)).code;
}

async function bundle(code: string, entry: string, isThere: (name: string) => boolean): Promise<string> {
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    external: (name) => isThere(name),
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"development"' } },
    logLevel: 'silent',
    plugins: [
      {
        name: 'sample',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  try {
    const { output } = await build.generate({ format: 'esm', comments: false });
    return output[0].code;
  } finally {
    await build.close();
  }
}

/** The names in the import statements and dynamic imports of a sample, as they are written. */
export function importedNames(code: string): string[] {
  const pattern =
    /(?:^|[;\n])\s*(?:import|export)\s+(?:[^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]/g;
  return [...code.matchAll(pattern)].map(([, name, lazyName]) => name ?? lazyName ?? '');
}
