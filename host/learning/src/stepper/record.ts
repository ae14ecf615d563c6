import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { EngineFailure, QuickJSProgram } from './QuickJSProgram.ts';
import type { Recording, Report, Step } from './recording.ts';

/** How many steps are recorded. */
const most = 200;

/**
 * Runs a script in QuickJS, one job at a time: the script, then all microtasks, then a timer, and so on, as an event loop does.
 *
 * QuickJS does not tell how many jobs are in its queue. So after every step a job is added to the queue that marks it: the jobs that
 * run before it are those that were in the queue at that step. It does not change the order of the others.
 * @param code JavaScript, with what `markCode` inserts
 * @param inside the script of `inside/main.ts`
 * @throws SyntaxError
 */
export function record(code: string, inside: string, quickjs: QuickJSWASMModule): Recording {
  const program = new QuickJSProgram(quickjs, inside);
  const recording = new Recorder(program).run(code);
  // An engine that has failed can't be freed either.
  if (recording.end !== 'broken') program.dispose();
  return recording;
}

class Recorder {
  #program: QuickJSProgram;
  #steps: Step[] = [];
  /** What is running, in case that it does not end. */
  #running: Pick<Step, 'kind' | 'timer'> = { kind: 'script', timer: null };
  #isScriptOver = false;
  #loop: number | null = null;

  constructor(program: QuickJSProgram) {
    this.#program = program;
  }

  run(code: string): Recording {
    try {
      this.#add(this.#program.start(code));
      return { steps: this.#steps, end: this.#runAll(), loop: null };
    } catch (error) {
      if (error instanceof SyntaxError) throw error;
      if (error instanceof EngineFailure) return this.#failed(error);
      // QuickJS itself has failed, such as by the browser's own limit of the stack. It can't be asked anymore.
      return { steps: this.#steps, end: 'broken', loop: null };
    }
  }

  #runAll(): Recording['end'] {
    while (this.#steps.length < most) {
      this.#running = { kind: 'microtask', timer: null };
      const report = this.#program.runJob();
      if (report) this.#addJob(report);
      else if (!this.#fireNext()) return this.#isScriptOver ? 'finished' : 'waiting';
    }
    return 'long';
  }

  #addJob(report: Report): void {
    for (const index of report.marks) {
      const step = this.#steps[index];
      if (step) step.queued = this.#steps.length - 1 - index;
    }
    if (report.isOwn) this.#note(report);
    else this.#add(report);
  }

  #fireNext(): boolean {
    const [timer] = this.#steps.at(-1)?.timers ?? [];
    if (!timer) return false;
    this.#running = { kind: 'timer', timer };
    this.#add(this.#program.fire());
    return true;
  }

  #add(report: Report): void {
    this.#note(report);
    const { began, printed, timers, now } = report;
    const index = this.#steps.push({ ...this.#running, began, printed, timers, now, queued: null }) - 1;
    this.#program.mark(index);
  }

  #note({ isScriptOver, loop }: Report): void {
    this.#isScriptOver = isScriptOver;
    this.#loop = loop;
  }

  /** A run that a limit has ended. What it did in its last step is part of it. */
  #failed({ reason }: EngineFailure): Recording {
    try {
      this.#add(this.#program.lastReport());
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
    }
    return { steps: this.#steps, end: reason, loop: reason === 'time' ? this.#loop : null };
  }
}
