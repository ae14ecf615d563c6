import * as v from 'valibot';

/** A function of the program, and a line in it, 1-based. */
const place = v.object({
  /** Empty for a function without a name. The script itself is {@link scriptName}. */
  name: v.string(),
  line: v.number(),
});

/** The name of the function that a script is compiled to. */
export const scriptName = '$script';

/** The function of the program with which a step began. */
const beginning = v.object({
  ...place.entries,
  /** Whether it had begun before, and goes on after an `await`. */
  goesOn: v.boolean(),
});

const printedLine = v.object({
  level: v.picklist(['log', 'info', 'warn', 'error', 'debug']),
  text: v.string(),
  /** The call stack when it was printed, or when the error that nothing caught was made; innermost function first. */
  stack: v.array(place),
});

const timer = v.object({
  id: v.number(),
  /** The line that started it; null when it was not one of the program's. */
  line: v.nullable(v.number()),
  /** When it fires, in milliseconds of the virtual clock. */
  due: v.number(),
  repeats: v.boolean(),
});

/** What QuickJS has done since the report before. */
export const report = v.object({
  /** Null when none of the program's functions ran. */
  began: v.nullable(beginning),
  /** Whether the job was one of the recorder, not of the program. */
  isOwn: v.boolean(),
  /** The steps whose queue has run to its end; see {@link record}. */
  marks: v.array(v.number()),
  printed: v.array(printedLine),
  timers: v.array(timer),
  /** The virtual clock, in milliseconds since the start. */
  now: v.number(),
  isScriptOver: v.boolean(),
  /** The line of the loop that ran last; null before the first one. */
  loop: v.nullable(v.number()),
});

/** One turn of the event loop: the script, a microtask or a timer, and how things were after it. */
const step = v.object({
  kind: v.picklist(['script', 'microtask', 'timer']),
  began: v.nullable(beginning),
  /** The timer that fired; null in other steps. */
  timer: v.nullable(timer),
  printed: v.array(printedLine),
  /** How many microtasks are in the queue: the next steps, because it is first in, first out. Null where the run ended before them. */
  queued: v.nullable(v.number()),
  timers: v.array(timer),
  now: v.number(),
});

/** A whole run of a program. */
export const recording = v.object({
  steps: v.array(step),
  /**
   * `waiting`: the script awaits what nothing can settle anymore. `time`: it ran for too long. `long`: it has more steps than are
   * recorded. `broken`: it ran out of memory, called itself too often, or changed what the recorder needs; it may have no step then.
   */
  end: v.picklist(['finished', 'waiting', 'time', 'long', 'broken']),
  /** The loop that ran for too long, by its line; null where none did. */
  loop: v.nullable(v.number()),
});

export type Beginning = v.InferOutput<typeof beginning>;
export type Place = v.InferOutput<typeof place>;
export type PrintedLine = v.InferOutput<typeof printedLine>;
export type Timer = v.InferOutput<typeof timer>;
export type Report = v.InferOutput<typeof report>;
export type Step = v.InferOutput<typeof step>;
export type Recording = v.InferOutput<typeof recording>;
