import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { hostDir } from '../../workspace.ts';
import { browserModules } from './compile-sample.ts';
import { moduleAddress } from './sample-document.ts';

const require = createRequire(join(hostDir, 'package.json'));

/**
 * Builds React as the modules which samples in the browser import. It is React's development build: the one a reader works
 * with, which warns, and which Strict Mode runs twice.
 * @returns scripts by their address
 */
export async function buildReact(): Promise<Map<string, string>> {
  const build = await rolldown({
    input: Object.fromEntries(browserModules.map((name) => [moduleAddress(name).slice(1, -3), `entry:${name}`])),
    platform: 'browser',
    cwd: hostDir,
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    logLevel: 'silent',
    plugins: [
      {
        name: 'react-entries',
        resolveId: (id) => (id.startsWith('entry:') ? id : null),
        load: (id) => (id.startsWith('entry:') ? entryText(id.slice('entry:'.length)) : null),
      },
    ],
  });
  const { output } = await build.generate({
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'modules/[name].js',
  });
  await build.close();
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code] as const] : [])));
}

/** React is CommonJS: a module has to list its names to export them. */
function entryText(name: string): string {
  const path = JSON.stringify(require.resolve(name));
  const names = Object.keys(require(name)).filter((one) => /^[A-Za-z_$][\w$]*$/.test(one) && one !== 'default');
  return `import all from ${path};\nexport default all;\nexport const { ${names.join(', ')} } = all;`;
}
