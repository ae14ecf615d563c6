import { ActiveRun } from './ActiveRun.ts';
import { withoutWorker } from './frame/command.ts';
import type { Program, RunEvent } from './protocol.ts';
import type { Run, Runner } from './Runner.ts';
import { SandboxFrame } from './SandboxFrame.ts';

/** Runs programs in workers of a hidden frame with an opaque origin. */
export class SandboxRunner implements Runner {
  #address: string;
  #frame: SandboxFrame | null;
  #current: Run | null = null;

  /** @param address of the sandbox's document @param usesWorkers whether a frame for programs in workers is loaded ahead */
  constructor(address: string, usesWorkers: boolean) {
    this.#address = address;
    this.#frame = usesWorkers ? new SandboxFrame(address) : null;
  }

  run(program: Program, onEvent: (event: RunEvent) => void): Run {
    this.#current?.stop();
    this.#current =
      program.environment === 'worker' ? this.#runInWorker(program, onEvent) : this.#runInDocument(program, onEvent);
    return this.#current;
  }

  close(): void {
    this.#current?.stop();
    this.#removeFrame();
  }

  #runInWorker(program: Program, onEvent: (event: RunEvent) => void): Run {
    this.#frame ??= new SandboxFrame(this.#address);
    return new ActiveRun(this.#frame, program, onEvent, () => this.#removeFrame());
  }

  /** A document can't be ended while it runs, so each program has one of its own, which is removed. */
  #runInDocument(program: Program, onEvent: (event: RunEvent) => void): Run {
    const frame = new SandboxFrame(this.#address + withoutWorker, program.environment === 'screen');
    const run = new ActiveRun(frame, program, onEvent, () => {});
    run.finished.then(() => frame.remove());
    return run;
  }

  #removeFrame(): void {
    this.#frame?.remove();
    this.#frame = null;
  }
}
