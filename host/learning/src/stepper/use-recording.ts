import { useEffect, useState } from 'react';
import type { Runner } from '../runner/Runner.ts';
import { NotRecorded, recordInSandbox } from './record-in-sandbox.ts';
import type { Recording } from './recording.ts';

/** `problem` is why there is no recording, for the reader. */
type State = { recording: Recording | null; problem: string | null };

/** Records a script once. @returns the recording, when it is there; why it is not; how to try again */
export function useRecording(runner: Runner, code: string) {
  const [state, setState] = useState<State>({ recording: null, problem: null });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is another try of the same code
  useEffect(() => {
    let isGone = false;
    setState({ recording: null, problem: null });
    recordInSandbox(runner, code).then(
      (recording) => {
        if (!isGone) setState({ recording, problem: null });
      },
      (error: unknown) => {
        if (!isGone) setState({ recording: null, problem: problemOf(error) });
      },
    );
    return () => {
      isGone = true;
    };
  }, [runner, code, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}

function problemOf(error: unknown): string {
  if (error instanceof NotRecorded) return error.message;
  console.error(error);
  return 'The stepper did not arrive. Check your connection and try again.';
}
