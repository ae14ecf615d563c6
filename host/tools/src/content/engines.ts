import type { Engine } from '@site/learning/entry';

/** What the tests execute content with, as readers see it. */
export const engineNames: Record<Engine, string> = {
  node: `Node ${process.versions.node.split('.')[0]}`,
  chromium: 'Chromium',
  vitest: 'Vitest',
};

/** The names of engines, each once. */
export function namesOf(engines: Engine[]): string[] {
  return [...new Set(engines)].map((engine) => engineNames[engine]);
}
