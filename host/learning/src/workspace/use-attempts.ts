import { useState, useSyncExternalStore } from 'react';
import type { AttemptSession } from './attempt-session.ts';
import { formatAttemptTime } from './format-attempt-time.ts';

interface AttemptsOptions {
  /** Ends and forgets the latest run: it was of the attempt that is left. */
  clearRun: () => void;
  /** Moves the focus to the code. */
  focusCode: () => void;
}

/**
 * The attempts of a session, and what takes the reader from one to another. Each of these clears the run and has a message about it;
 * the focus goes to the code where the button that was pressed goes away.
 */
export function useAttempts(session: AttemptSession, { clearRun, focusCode }: AttemptsOptions) {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const [message, setMessage] = useState<string | null>(null);
  const announce = (switched: string) => {
    clearRun();
    setMessage(switched);
  };
  return {
    ...state,
    /** What the reader did last; null before. */
    message,
    begin() {
      session.begin();
      announce('A fresh attempt has begun.');
    },
    beginWith(shared: Record<string, string>) {
      session.begin(shared);
      announce('The code from the link is in a new attempt.');
      focusCode();
    },
    resume(id: string) {
      const time = state.earlier.find((attempt) => attempt.id === id)?.updatedAt;
      session.resume(id);
      announce(time === undefined ? '' : `The attempt of ${formatAttemptTime(time)} is restored.`);
      focusCode();
    },
    reset(file: string) {
      if (session.reset(file)) announce('Back at the start. Your code is in the earlier attempts.');
    },
    undoReset() {
      session.undoReset();
      announce('Your code is back.');
      focusCode();
    },
  };
}
