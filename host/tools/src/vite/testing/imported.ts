import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { tempDir } from '../../testing/temp-dir.ts';

/** What a module exports that imports `request` from beside it, in a build with a plugin. @param files their texts by their names */
export async function imported(plugin: Plugin, files: Record<string, string>, request: string): Promise<string> {
  const dir = tempDir({ ...files, 'main.js': `export { default } from ${JSON.stringify(request)};` });
  const lib = { entry: join(dir, 'main.js'), formats: ['es' as const], fileName: 'main' };
  const result = await build({
    ...{ root: dir, configFile: false, logLevel: 'silent', plugins: [plugin] },
    build: { lib, write: false, minify: false },
  });
  const [output] = Array.isArray(result) ? result : [];
  const code = output?.output[0].code ?? '';
  const { default: text } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return text;
}
