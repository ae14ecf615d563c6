import * as v from 'valibot';

/** A line in one of the program's files, 1-based. (Columns move when types are stripped.) */
const place = v.object({ file: v.string(), line: v.number() });

/** What was thrown, and where. */
const failure = v.object({
  /** Such as `TypeError: x is not a function`. */
  message: v.string(),
  /** What the assertion compared, printed as a console does; null for an error that is no comparison. */
  compared: v.nullable(v.object({ expected: v.string(), received: v.string() })),
  place: v.nullable(place),
  /** What the document held at that moment, as HTML, if the test has recorded it. */
  moment: v.optional(v.nullable(v.string()), null),
});

/** What happens while a program runs, in order. */
const runEvent = v.variant('type', [
  /** Printed values, as a console shows them; long output is cut, and says so. */
  v.object({
    type: v.literal('console'),
    level: v.picklist(['log', 'info', 'warn', 'error', 'debug']),
    text: v.string(),
  }),
  /** All tests that the program has, before the first one runs: the names of its groups, then its own. */
  v.object({ type: v.literal('tests'), tests: v.array(v.array(v.string())) }),
  v.object({
    type: v.literal('test'),
    /** The index in `tests`. */
    index: v.number(),
    status: v.picklist(['passed', 'failed', 'skipped']),
    milliseconds: v.number(),
    failure: v.nullable(failure),
  }),
  /** Thrown outside of all tests: a syntax error, an error of the module, an unhandled rejection. */
  v.object({ type: v.literal('error'), failure }),
  /** A loop, or a function that React calls, has been running for too long. It is told to end; `end` follows in any case. */
  v.object({ type: v.literal('blocked'), place }),
  /** What a library reports; it is parsed by the page that asked for it. */
  v.object({ type: v.literal('result'), value: v.unknown() }),
  v.object({
    type: v.literal('end'),
    /** `stopped` by the reader; `time` when the limit was exceeded; `crashed` when the sandbox ended by itself, often for lack of memory. */
    reason: v.picklist(['finished', 'stopped', 'time', 'crashed']),
  }),
]);

export type Place = v.InferOutput<typeof place>;
export type Failure = v.InferOutput<typeof failure>;
export type RunEvent = v.InferOutput<typeof runEvent>;

/** What the page asks the sandbox to run. */
export const program = v.object({
  /** TypeScript, TSX or JavaScript by file name. Files import one another by `./name`, and tests import from `vitest`. */
  files: v.record(v.string(), v.string()),
  /** The file to start with: a script, or the tests. */
  entry: v.string(),
  /**
   * A worker can be ended at any time; a document has elements, and is removed when the run is over. A screen is a document that is
   * laid out, 320 px wide, and has the focus while it runs.
   */
  environment: v.picklist(['worker', 'document', 'screen']),
  /** Runs only the tests of these indices in `tests`; null for all. */
  only: v.nullable(v.array(v.number())),
  /** Scripts whose packages the files can import, beside `vitest`; in the order in which they import one another. */
  libraries: v.optional(v.array(v.string()), []),
  /** WebAssembly for a library: the sandbox can load nothing itself. */
  wasm: v.optional(v.instance(ArrayBuffer)),
});

export type Program = v.InferInput<typeof program>;

/**
 * `component` shows a component; `checks` has what checks of one import, and `testing` what tests of React import; `stepper` runs a
 * script one job at a time; `growth` measures a program on input that grows; `sample` has the document of a sample for browsers. The
 * others are packages that programs import by name, and the fake timers of `vi`.
 */
export type LibraryName =
  | 'component'
  | 'checks'
  | 'testing'
  | 'stepper'
  | 'growth'
  | 'sample'
  | 'redux'
  | 'react-redux'
  | 'valibot'
  | 'fake-timers';

/** Events are sent in batches, so that a program which prints a lot does not flood the page. */
export const runEvents = v.array(runEvent);
