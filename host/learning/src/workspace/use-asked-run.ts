import { useEffect, useEffectEvent } from 'react';

/** Runs the code at once, if the reader asked for it before the workspace was there. */
export function useAskedRun(isRunAsked: () => boolean, run: () => void): void {
  const runIfAsked = useEffectEvent(() => isRunAsked() && run());
  useEffect(() => {
    runIfAsked();
  }, []);
}
