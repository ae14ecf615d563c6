import { readFileSync } from 'node:fs';
import { minify, type Plugin } from 'vite';

/** Imports a script that stands in the document itself, before the text: `./apply-theme.js?inline-script` is its minified source. */
export function inlineScriptPlugin(): Plugin {
  return {
    name: 'site:inline-script',
    enforce: 'pre',
    async load(id) {
      const [, file] = id.match(/^(.+)\?inline-script$/) ?? [];
      if (!file) return null;
      this.addWatchFile(file);
      const { code, errors } = await minify(file, readFileSync(file, 'utf8'));
      if (errors.length > 0) throw new Error(`${file} cannot be minified: ${errors[0]?.message}`);
      return { code: `export default ${JSON.stringify(code)};`, map: null };
    },
  };
}
