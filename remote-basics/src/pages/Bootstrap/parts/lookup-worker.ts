import * as v from 'valibot';
import address from './lookup.worker.ts?worker&url';

const answer = v.object({ id: v.number(), css: v.nullable(v.string()) });

/** Tailwind in a web worker. The first lookup loads it. */
export class LookupWorker {
  #worker: Worker | undefined;
  #last = 0;

  /**
   * Looks up a class. Only the last lookup is answered.
   * @param onAnswer receives the CSS, or null for an unknown class
   * @param onFailure is called when Tailwind cannot be loaded
   */
  ask(name: string, onAnswer: (css: string | null) => void, onFailure: () => void): void {
    this.#worker ??= startWorker();
    this.#last += 1;
    const id = this.#last;
    this.#worker.onmessage = ({ data }) => {
      const parsed = v.parse(answer, data);
      if (parsed.id === this.#last) onAnswer(parsed.css);
    };
    this.#worker.onerror = () => {
      this.end();
      onFailure();
    };
    this.#worker.postMessage({ id, name });
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

/** In development the section has its own origin; a page may import from it, but not start a worker. */
function startWorker(): Worker {
  if (!import.meta.env.DEV) return new Worker(address, { type: 'module' });
  const source = new Blob([`import ${JSON.stringify(new URL(address, import.meta.url).href)}`], {
    type: 'text/javascript',
  });
  return new Worker(URL.createObjectURL(source), { type: 'module' });
}
