import { type KeyboardEvent, useState } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Which option of a list the arrow keys have reached, while the focus stays in a field.
 * @param count how many options there are
 * @param first the active option before the first key: 0, or -1 for none
 */
export function useActiveOption(count: number, first: 0 | -1) {
  const [reached, setReached] = useState<number | null>(null);
  const active = Math.min(reached ?? first, count - 1);
  return {
    active,
    /** Begins again, because the options are others. */
    restart: () => setReached(null),
    /** Goes to the next or the previous option, and around. @returns whether the key was one of them */
    move: ({ key }: KeyboardEvent): boolean => {
      const step = steps[key];
      if (step === undefined || count === 0) return false;
      setReached(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
      return true;
    },
  };
}
