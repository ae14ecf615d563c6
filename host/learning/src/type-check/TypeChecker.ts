import * as v from 'valibot';
import { typeCheckerAddress } from '../runner/runner-address.ts';
import { readyMessage, type TypeProblem, typeProblems } from './protocol.ts';

/** A check that takes longer is of types that do not end. In milliseconds. */
const timeLimit = 60_000;

/** The type checker, in a worker of its own that is loaded when it is first asked for. The caller closes it. */
export class TypeChecker {
  #worker: Promise<Worker> | null = null;

  /** Loads it, once. @throws Error when it does not arrive; it can be asked for again */
  load(): Promise<Worker> {
    this.#worker ??= startWorker(typeCheckerAddress()).catch((error) => {
      this.#worker = null;
      throw error;
    });
    return this.#worker;
  }

  /**
   * Finds the type errors of a program, given as source by file name.
   * @throws Error when the checker does not arrive, ends, or does not answer in time; the next check starts another one
   */
  async check(files: Record<string, string>): Promise<TypeProblem[]> {
    const worker = await this.load();
    try {
      return v.parse(typeProblems, await answerOf(worker, { files }));
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.#worker?.then(
      (worker) => worker.terminate(),
      () => {}, // it did not load, so there is nothing to end
    );
    this.#worker = null;
  }
}

function startWorker(address: string): Promise<Worker> {
  const worker = new Worker(address);
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => data === readyMessage && resolve(worker));
    worker.addEventListener('error', () => reject(new Error(`${address} did not load.`)));
  });
}

function answerOf(worker: Worker, question: unknown): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The type checker ended, or did not answer in time.'));
    const limit = setTimeout(fail, timeLimit);
    worker.addEventListener('error', fail, { once: true });
    port1.onmessage = ({ data }) => {
      clearTimeout(limit);
      resolve(data);
    };
    worker.postMessage(question, [port2]);
  });
}
