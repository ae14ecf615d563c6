import type { Program, RunEvent } from './protocol.ts';

/** A run under way. */
export interface Run {
  /** Ends it; `end` with the reason `stopped` follows. Does nothing when the run is over. */
  stop(): void;
  /** Fulfilled after the event `end` has been delivered; it never rejects. */
  finished: Promise<void>;
}

/** Runs readers' programs in a sandbox of their own (see runner.html), one after the other. */
export interface Runner {
  /** Starts a program. A run under way is stopped first. @param onEvent called for every event, in order */
  run(program: Program, onEvent: (event: RunEvent) => void): Run;
  /** Removes the sandbox. */
  close(): void;
}
