import {
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSWASMModule,
  shouldInterruptAfterDeadline,
} from 'quickjs-emscripten-core';
import * as v from 'valibot';
import type { Machine } from './inside/main.ts';
import { type Report, report, scriptName } from './recording.ts';

const limits = {
  /** Of a whole run, in milliseconds. */
  time: 1_000,
  /** In bytes. */
  memory: 32 * 1024 * 1024,
  /** A worker has less of it than a page: QuickJS has to notice first. */
  stack: 96 * 1024,
};

/** A program in QuickJS ran for too long, ran out of memory, or changed what reports need. */
export class EngineFailure extends Error {
  constructor(readonly reason: 'time' | 'broken') {
    super(reason);
  }
}

/** A program in an engine of its own, which runs one job at a time, each when it is told to. */
export class QuickJSProgram {
  #context: QuickJSContext;
  #machine: QuickJSHandle;

  /** @param inside the script of `inside/main.ts`, as a CommonJS module */
  constructor(quickjs: QuickJSWASMModule, inside: string) {
    this.#context = quickjs.newContext();
    const { runtime } = this.#context;
    runtime.setMemoryLimit(limits.memory);
    runtime.setMaxStackSize(limits.stack);
    // The printer of values expects Atomics, which QuickJS lacks.
    this.#machine = this.#value(
      `globalThis.Atomics = {}; (function (exports) {${inside}\nreturn exports.createMachine(); })({})`,
      'stepper.js',
    );
    runtime.setInterruptHandler(shouldInterruptAfterDeadline(Date.now() + limits.time));
  }

  /** Runs the script to its end, or to its first `await`. @param code JavaScript @throws EngineFailure; SyntaxError */
  start(code: string): Report {
    const body = `'use strict'; try {${code}\n} catch ($error) { $uncaught($error); }`;
    this.#call('start', this.#value(`(async function ${scriptName}() {${body}})`, 'sample.ts'));
    return this.#report();
  }

  /** Runs the first job in the queue of microtasks. @returns null when there is none @throws EngineFailure */
  runJob(): Report | null {
    const { runtime } = this.#context;
    if (!runtime.hasPendingJob()) return null;
    const { error } = runtime.executePendingJobs(1);
    if (error) this.#fail(error);
    return this.#report();
  }

  /** Fires the next timer. @throws EngineFailure */
  fire(): Report {
    this.#call('fire');
    return this.#report();
  }

  /** Adds a job that reports a step to the queue. */
  mark(step: number): void {
    this.#call('mark', this.#context.newNumber(step));
  }

  /** What happened until the program failed. */
  lastReport(): Report {
    const { runtime } = this.#context;
    runtime.setInterruptHandler(shouldInterruptAfterDeadline(Date.now() + limits.time));
    runtime.setMemoryLimit(2 * limits.memory);
    return this.#report();
  }

  /** Frees its memory. */
  dispose(): void {
    this.#machine.dispose();
    this.#context.dispose();
  }

  #report(): Report {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), report), this.#call('report'));
    if (parsed.success) return parsed.output;
    throw new EngineFailure('broken');
  }

  /** Calls a method of the machine, with a value that is freed then. @returns what the method returns @throws EngineFailure */
  #call(name: keyof Machine, value: QuickJSHandle = this.#context.undefined): unknown {
    const method = this.#context.getProp(this.#machine, name);
    const result = this.#context.callFunction(method, this.#machine, value);
    method.dispose();
    value.dispose();
    if (result.error) return this.#fail(result.error, name === 'fail');
    return result.value.consume((returned) => this.#context.dump(returned));
  }

  /** What was thrown is either an end that the limits of the engine have set, or an error of the program, which is printed. */
  #fail(error: QuickJSHandle, isLast = false): void {
    const { name, message } = v.parse(thrown, this.#context.dump(error));
    const isLimit = name === 'InternalError' && (message === 'interrupted' || message === 'out of memory');
    if (!isLimit && !isLast) return void this.#call('fail', error);
    error.dispose();
    throw new EngineFailure(message === 'interrupted' ? 'time' : 'broken');
  }

  #value(code: string, file: string): QuickJSHandle {
    const result = this.#context.evalCode(code, file);
    if (!result.error) return result.value;
    const { name, message, stack } = v.parse(thrown, this.#context.dump(result.error));
    result.dispose();
    throw Object.assign(name === 'SyntaxError' ? new SyntaxError(message) : new Error(`${name}: ${message}`), {
      stack,
    });
  }
}

/** What was thrown, as far as it is an error. */
const thrown = v.fallback(
  v.object({
    name: v.fallback(v.string(), ''),
    message: v.fallback(v.string(), ''),
    stack: v.fallback(v.string(), ''),
  }),
  { name: '', message: '', stack: '' },
);
