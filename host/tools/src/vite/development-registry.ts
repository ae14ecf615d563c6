import type { Plugin } from 'vite';
/** placeholder until dev is written */
export function developmentRegistry(): Plugin {
  return { name: 'site:development-registry', apply: 'serve' };
}
