import * as v from 'valibot';
import { guarded } from './guarded.ts';
import { type Program, type RunEvent, runEvents } from './protocol.ts';
import type { Run } from './Runner.ts';
import type { SandboxFrame } from './SandboxFrame.ts';

/** How often the page looks at the clock, in milliseconds. */
const tick = 100;

/**
 * In ticks, so that a busy machine gives a program more time. A program that is not blocked reports every 250 ms and its loops end
 * after 2,000, so silence means that it is blocked by something else, or gone.
 */
const limits = { silence: 35, total: 100, onScreen: 300, loading: 200 };

/** How long a frame may take to stop a program, in milliseconds. */
const patience = 500;

type EndReason = Extract<RunEvent, { type: 'end' }>['reason'];

/** A run under way: passes its events on until it is over, and ends it when it takes too long. */
export class ActiveRun implements Run {
  readonly finished: Promise<void>;
  #frame: SandboxFrame;
  #onEvent: (event: RunEvent) => void;
  #onCrash: () => void;
  #channel = new MessageChannel();
  #isOver = false;
  #silence = 0;
  #ticks = 0;
  #finish = () => {};
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param onCrash called before the event `end` when the frame can't be used again */
  constructor(frame: SandboxFrame, program: Program, onEvent: (event: RunEvent) => void, onCrash: () => void) {
    this.#frame = frame;
    this.#onEvent = onEvent;
    this.#onCrash = onCrash;
    this.finished = new Promise((resolve) => {
      this.#finish = resolve;
    });
    void this.#start(program);
  }

  stop(): void {
    this.#end('stopped');
  }

  async #start(program: Program): Promise<void> {
    const loading = setTimeout(() => this.#crash(), limits.loading * tick);
    const [sent] = await Promise.all([guarded(program), this.#frame.ready]);
    clearTimeout(loading);
    if (this.#isOver) return;
    this.#channel.port1.onmessage = ({ data }) => this.#receive(data);
    const { environment } = program;
    this.#frame.send({ type: 'run', program: sent, environment }, this.#channel.port2);
    const total = environment === 'screen' ? limits.onScreen : limits.total;
    this.#timer = setInterval(() => {
      this.#ticks += 1;
      this.#silence += 1;
      if (this.#silence > limits.silence || this.#ticks > total) void this.#expire();
    }, tick);
  }

  #receive(data: unknown): void {
    this.#silence = 0;
    const events = v.safeParse(runEvents, data);
    if (!events.success) return;
    for (const event of events.output) {
      if (this.#isOver) return;
      if (event.type === 'end') this.#end(event.reason);
      else this.#onEvent(event);
    }
  }

  /** Ends a program that is out of time. A frame that does not answer anymore has crashed, often for lack of memory. */
  async #expire(): Promise<void> {
    clearInterval(this.#timer);
    if (await this.#frame.stops(patience)) this.#end('time');
    else this.#crash();
  }

  #crash(): void {
    if (this.#isOver) return;
    this.#onCrash();
    this.#end('crashed');
  }

  #end(reason: EndReason): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearInterval(this.#timer);
    this.#channel.port1.close();
    this.#frame.send({ type: 'stop' });
    this.#onEvent({ type: 'end', reason });
    this.#finish();
  }
}
