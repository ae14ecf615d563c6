/** What is used of a document, where there is one. */
interface Page {
  createElement(name: 'script'): { src: string; onload: () => void; onerror: () => void; remove(): void };
  head: { append(element: unknown): void };
}

/** The global by which a script hands over its value. */
const handover = 'site:value';

/**
 * Whether stacks name code that `eval` runs by its `sourceURL`. Those of WebKit have neither its name nor its lines, and an error of it
 * that nothing catches reaches no listener.
 */
export function isEvalNamed(): boolean {
  // biome-ignore lint/security/noGlobalEval: what is asked is how this engine treats it.
  return String(globalThis.eval('new Error().stack\n//# sourceURL=probe.js')).includes('probe.js');
}

/** Runs an expression as a script of its own. @returns its value, and the address that stacks name it by */
export async function runAsScript(expression: string): Promise<{ value: unknown; address: string }> {
  const text = `globalThis[${JSON.stringify(handover)}] = ${expression}`;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const { document } = globalThis as { document?: Page };
  if (document) await load(address, document);
  else Reflect.get(globalThis, 'importScripts')(address);
  const value: unknown = Reflect.get(globalThis, handover);
  Reflect.deleteProperty(globalThis, handover);
  return { value, address };
}

function load(address: string, document: Page): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  return new Promise((resolve, reject) => {
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => reject(new Error('A script of the program did not load.'));
    document.head.append(script);
  });
}
