import { useState } from 'react';
import { askAgain } from '../../../memory/ask-again.ts';
import { markSolved } from '../../../memory/mark-solved.ts';
import { countsOf, type RunState } from '../../../workspace/run-state.ts';
import { useRun } from '../../../workspace/use-run.ts';
import type { Sources } from '../program.ts';
import type { ChallengeParts } from './start-workspace.ts';

/**
 * Runs the checks of a challenge, for which it loads what they need when they run first.
 * @param id the id of the entry
 * @returns the latest run; how to start and stop one; what to tell the reader while or after something is loaded
 */
export function useChecks(id: string, { runner, session, loadChecks }: ChallengeParts) {
  const [message, setMessage] = useState('');
  const run = useRun(runner, (state) => {
    const { passed, total } = countsOf(state);
    if (!isWhole(state) || total === 0) return;
    session.judge(passed, total);
    if (passed === total) markSolved(id);
    else askAgain(id);
  });
  const start = async (sources: Sources, only: number[] | null) => {
    setMessage('Loading the checks …');
    try {
      const libraries = await loadChecks();
      setMessage('');
      run.start({ ...sources, only, libraries, environment: 'screen' });
    } catch (error) {
      console.error(error);
      setMessage('The checks did not arrive. Run them again.');
    }
  };
  return { run: run.state, start, stop: run.stop, message };
}

/** Whether all checks were asked for, and could run to the end. */
function isWhole({ isOnly, end }: RunState): boolean {
  return !isOnly && end === 'finished';
}
