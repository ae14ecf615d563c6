import { useRef, useState } from 'react';
import type { Program } from '../runner/protocol.ts';
import type { Run, Runner } from '../runner/Runner.ts';
import { after, begun, type RunState } from './run-state.ts';

/**
 * Runs programs one after the other, and follows the latest.
 * @param onEnd called with the last state of every run
 * @returns the latest run, null before the first; how to start one, how to stop it, and how to forget it
 */
export function useRun(runner: Runner, onEnd: (run: RunState) => void) {
  const [state, setState] = useState<RunState | null>(null);
  const current = useRef<Run>(null);
  const latest = useRef<Program>(null);
  const start = (program: Program) => {
    let run = begun(program.only !== null);
    const isLatest = () => latest.current === program;
    latest.current = program;
    setState(run);
    current.current = runner.run(program, (event) => {
      if (!isLatest()) return; // a run that this one has ended
      run = after(run, event);
      setState(run);
      if (event.type === 'end') onEnd(run);
    });
  };
  const clear = () => {
    latest.current = null;
    current.current?.stop();
    setState(null);
  };
  return { state, start, stop: () => current.current?.stop(), clear };
}
