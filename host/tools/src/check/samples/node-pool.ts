import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../workspace.ts';
import { scriptOf } from './script-of.ts';

/** What a process is asked to run. */
export interface SampleRequest {
  /** The text of `sample-worker.ts` as a script. */
  worker: string;
  path: string;
  mode: 'module' | 'sloppy';
  timeLimit: number;
}

/** What a sample printed, and what stopped it, if something did. */
export interface SampleAnswer {
  printed: string;
  problem: string | null;
}

/** A few processes that run samples with Node, one at a time each. */
export class NodePool {
  #idle: ChildProcess[] = [];
  #all = new Set<ChildProcess>();
  #waiting: ((child: ChildProcess) => void)[] = [];
  #worker = scriptOf(join(import.meta.dirname, 'sample-worker.ts'));
  #dir = folderWithPackages();
  #count = 0;

  /**
   * Runs a script alone, in a thread of its own.
   * @returns all that it printed
   * @throws Error when it throws, or runs longer than the time limit
   */
  async run(script: string, mode: 'module' | 'sloppy', timeLimit: number): Promise<string> {
    this.#count += 1;
    const path = join(this.#dir, `sample-${this.#count}.${mode === 'module' ? 'mjs' : 'cjs'}`);
    writeFileSync(path, script);
    const worker = await this.#worker;
    const child = await this.#take();
    const { printed, problem } = await ask(child, { worker, path, mode, timeLimit });
    this.#giveBack(child);
    if (problem) throw new Error(problem);
    return printed;
  }

  /** Ends the processes. */
  close(): void {
    for (const child of this.#all) child.kill();
    rmSync(this.#dir, { recursive: true, force: true });
  }

  async #take(): Promise<ChildProcess> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#all.size < availableParallelism()) return this.#start();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #giveBack(child: ChildProcess): void {
    const alive = child.connected ? child : this.#start(child);
    const next = this.#waiting.shift();
    if (next) next(alive);
    else this.#idle.push(alive);
  }

  #start(dead?: ChildProcess): ChildProcess {
    if (dead) this.#all.delete(dead);
    const child = fork(join(import.meta.dirname, 'sample-host.ts'), {
      execArgv: ['--import', import.meta.resolve('tsx')],
      env: sampleEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#all.add(child);
    return child;
  }
}

/** A folder whose scripts may import the packages that the project has installed. */
function folderWithPackages(): string {
  const dir = mkdtempSync(join(tmpdir(), 'site-samples-'));
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
  return dir;
}

/** The same time zone, language and mode everywhere; nothing of the test runner. */
function sampleEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:NODE_|VITEST|TEST$|FORCE_COLOR$|LC_)/.test(name));
  return { ...Object.fromEntries(own), TZ: 'UTC', LANG: 'en_GB.UTF-8', NO_COLOR: '1' };
}

function ask(child: ChildProcess, request: SampleRequest): Promise<SampleAnswer> {
  return new Promise((resolve) => {
    const answer = (message: unknown) => end(message as SampleAnswer);
    const gone = () => end({ printed: '', problem: 'it ended the process it ran in' });
    const end = (result: SampleAnswer) => {
      child.off('message', answer);
      child.off('exit', gone);
      resolve(result);
    };
    child.on('message', answer);
    child.on('exit', gone);
    child.send(request);
  });
}
