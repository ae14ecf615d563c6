import type { Plugin } from 'vite';
import { parse } from 'yaml';

/** Makes a module of a YAML file: its default export is what the file holds. */
export function yamlPlugin(): Plugin {
  return {
    name: 'site:yaml',
    transform(code, id) {
      if (!id.endsWith('.yaml')) return null;
      return { code: `export default ${JSON.stringify(parse(code))};`, map: null };
    },
  };
}
