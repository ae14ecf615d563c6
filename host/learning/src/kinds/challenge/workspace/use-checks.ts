import { useRef, useState } from 'react';
import { askAgain } from '../../../memory/ask-again.ts';
import { markSolved } from '../../../memory/mark-solved.ts';
import { countsOf, type RunState } from '../../../workspace/run-state.ts';
import { useRun } from '../../../workspace/use-run.ts';
import type { Sources } from '../program.ts';
import type { ChallengeParts } from './start-workspace.ts';

type CheckingParts = Pick<ChallengeParts, 'runner' | 'session' | 'loadChecks'>;

/**
 * Runs the checks of a challenge, for which it loads what they need when they run first.
 * @param id the id of the entry
 * @returns the latest run; how to start, stop and forget one; what to tell the reader while or after something is loaded
 */
export function useChecks(id: string, { runner, session, loadChecks }: CheckingParts) {
  const [message, setMessage] = useState('');
  const asked = useRef(0);
  const run = useRun(runner, (state) => {
    const { passed, total } = countsOf(state);
    if (!isWhole(state) || total === 0) return;
    session.judge(passed, total);
    if (passed === total) markSolved(id);
    else askAgain(id);
  });
  const start = async (sources: Sources, only: number[] | null) => {
    asked.current += 1;
    const own = asked.current;
    setMessage('Loading the checks …');
    try {
      const libraries = await loadChecks();
      if (own !== asked.current) return; // another run was asked for meanwhile, or the attempt was left
      setMessage('');
      run.start({ ...sources, only, libraries, environment: 'screen' });
    } catch (error) {
      console.error(error);
      setMessage('The checks did not arrive. Run them again.');
    }
  };
  const clear = () => {
    asked.current += 1;
    setMessage('');
    run.clear();
  };
  return { run: run.state, start, stop: run.stop, clear, message };
}

/** Whether all checks were asked for, and could run to the end. */
function isWhole({ isOnly, end }: RunState): boolean {
  return !isOnly && end === 'finished';
}
