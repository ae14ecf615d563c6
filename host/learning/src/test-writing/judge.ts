import { environmentFor, isReact, librariesFor } from '../runner/environment.ts';
import { fetchLibraries } from '../runner/fetch-libraries.ts';
import type { Program } from '../runner/protocol.ts';
import type { Run, Runner } from '../runner/Runner.ts';
import { after, begun, type RunState } from '../workspace/run-state.ts';
import type { JudgedVersions } from './judged-versions.ts';
import { type Judgment, passes, whatCaught } from './judgment.ts';

/** The name under which the reader's tests are kept in attempts. */
export const testsFile = 'tests.ts';

/** The name that the tests of an exercise have in a program: only a file with JSX in its name may have JSX. */
export function programTestsFile(files: Program['files']): string {
  return isReact(files) ? 'tests.tsx' : testsFile;
}

interface JudgeOptions {
  runner: Runner;
  /** The reader's tests, which import the exercise as `./solution`. */
  tests: string;
  versions: JudgedVersions;
  /** Called after every change. */
  onChange: (judgment: Judgment) => void;
  /** Ends it; the judgment is then `stopped`. */
  signal: AbortSignal;
}

/**
 * Runs tests on the solution and, if they pass there, on one mutant after the other. The run on a mutant ends with the first test
 * that fails, so that an endless loop is waited for once.
 * @throws Error when the libraries of an exercise in React do not arrive
 */
export async function judgeTests({ runner, tests, versions, onChange, signal }: JudgeOptions): Promise<void> {
  const { file, solution, mutants } = versions;
  const entry = programTestsFile({ [file]: solution });
  const sources = { [file]: [solution, ...mutants.map(({ code }) => code)].join('\n'), [entry]: tests };
  const environment = environmentFor(sources);
  const libraries = await fetchLibraries(...librariesFor(sources));
  const programFor = (code: string): Program => ({
    ...{ files: { [file]: code, [entry]: tests }, entry, only: null },
    ...{ environment, libraries },
  });
  let judgment: Judgment = { solution: begun(false), tried: [], total: mutants.length, state: 'running' };
  const set = (change: Partial<Judgment>) => {
    judgment = { ...judgment, ...change };
    onChange(judgment);
  };

  const onSolution = await follow(runner, programFor(solution), signal, (run) => {
    set({ solution: run });
    return false;
  });
  for (const mutant of passes(onSolution) ? mutants : []) {
    if (signal.aborted) break;
    const isCaught = (run: RunState) => whatCaught(run, onSolution) !== null;
    const run = await follow(runner, programFor(mutant.code), signal, isCaught);
    if (!signal.aborted) set({ tried: [...judgment.tried, { ...mutant, caughtBy: whatCaught(run, onSolution) }] });
  }
  set({ state: signal.aborted ? 'stopped' : 'finished' });
}

/** Runs a program to its end. @param isEnough told after every event; when it returns true, the run is stopped */
async function follow(
  runner: Runner,
  program: Program,
  signal: AbortSignal,
  isEnough: (run: RunState) => boolean,
): Promise<RunState> {
  let state = begun(false);
  if (signal.aborted) return state;
  let run: Run | null = null;
  const stop = () => run?.stop();
  run = runner.run(program, (event) => {
    state = after(state, event);
    if (isEnough(state) && event.type !== 'end') stop();
  });
  signal.addEventListener('abort', stop);
  await run.finished;
  signal.removeEventListener('abort', stop);
  return state;
}
