/**
 * Runs a sample in a thread of its own, and reports what it prints, in order. The thread gets it as a string, because a
 * thread without a loader cannot read TypeScript; so it imports nothing.
 */
{
  const { parentPort, workerData } = require('node:worker_threads') as typeof import('node:worker_threads');
  const { path, mode }: { path: string; mode: 'module' | 'sloppy' } = workerData;

  const say = (chunk: unknown) => {
    parentPort?.postMessage({ printed: String(chunk) });
    return true;
  };
  process.stdout.write = say;
  process.stderr.write = say;

  const native = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const address = String(input instanceof Request ? input.url : input);
    if (/^(?:data|blob):/.test(address)) return native(input, init);
    return Promise.reject(new TypeError('fetch failed: samples have no network'));
  };

  if (mode === 'sloppy') {
    const code = (require('node:fs') as typeof import('node:fs')).readFileSync(path, 'utf8');
    (require('node:vm') as typeof import('node:vm')).runInThisContext(code, { filename: 'sample.js' });
    parentPort?.postMessage({ evaluated: true });
  } else {
    import(path).then(() => parentPort?.postMessage({ evaluated: true }));
  }
}
