import { useEffect, useRef, useState } from 'react';
import type { Runner } from '../runner/Runner.ts';
import { judgeTests } from './judge.ts';
import type { JudgedVersions } from './judged-versions.ts';
import type { Judgment } from './judgment.ts';

interface JudgeState {
  /** The latest judgment; null before the first. */
  judgment: Judgment | null;
  /** What it was made by. */
  versions: JudgedVersions | null;
  step: 'idle' | 'judging' | 'failed';
}

/**
 * Judges tests one after the other. What they are judged by is loaded for the first.
 * @param load gives the solution and the mutants @param onEnd called with every judgment that came to its end
 */
export function useJudge(runner: Runner, load: () => Promise<JudgedVersions>, onEnd: (judgment: Judgment) => void) {
  const [state, setState] = useState<JudgeState>({ judgment: null, versions: null, step: 'idle' });
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  const start = async (tests: string) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const change = (next: Partial<JudgeState>) => {
      if (current.current === controller) setState((before) => ({ ...before, ...next }));
    };
    change({ judgment: null, step: 'judging' });
    try {
      const versions = state.versions ?? (await load());
      change({ versions });
      const onChange = (judgment: Judgment) => {
        change({ judgment });
        if (judgment.state === 'finished') onEnd(judgment);
      };
      await judgeTests({ runner, tests, versions, onChange, signal: controller.signal });
      change({ step: 'idle' });
    } catch (error) {
      console.error(error);
      change({ step: 'failed' });
    }
  };
  const clear = () => {
    current.current?.abort();
    current.current = null;
    setState((before) => ({ ...before, judgment: null, step: 'idle' }));
  };
  return { ...state, start, stop: () => current.current?.abort(), clear };
}
