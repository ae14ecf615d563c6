import type { Sample } from '@site/learning/entry';

/** What a script in the sandbox lacks: modules, Node, storage, the network, an address of its own. */
const missing =
  /\b(?:import|require|process|Buffer|setImmediate|__dirname|global|gc|localStorage|sessionStorage|indexedDB|cookie|caches|fetch|XMLHttpRequest|WebSocket|navigator|history|location)\b/;

/**
 * Where the page can run a sample: in a worker, or in a document if it is one for the browser; null if it can't, because the sample
 * is no script of its own or needs what the sandbox lacks.
 */
export function runsInPage({
  language,
  mode,
  engine,
  code,
}: Pick<Sample, 'language' | 'mode' | 'engine' | 'code'>): 'worker' | 'document' | null {
  const isScript = language === 'js' || language === 'ts';
  if (!isScript || mode === 'sloppy' || missing.test(code)) return null;
  return engine === 'node' ? 'worker' : 'document';
}
