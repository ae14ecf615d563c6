import { type KeyboardEvent, useState } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Which option of a list the arrow keys have reached, while the focus stays in a field. It begins again with other words.
 * @param words what is in the field
 * @param count how many options there are
 * @param first the active option before the first key: 0, or -1 for none
 */
export function useActiveOption(words: string, count: number, first: 0 | -1) {
  const [reached, setReached] = useState<number | null>(null);
  const [before, setBefore] = useState(words);
  if (words !== before) {
    setBefore(words);
    setReached(null);
  }
  const active = Math.min(reached ?? first, count - 1);
  return {
    active,
    /** Goes to the next or the previous option, and around. @returns whether the key was one of them */
    move: ({ key }: KeyboardEvent): boolean => {
      const step = steps[key];
      if (step === undefined || count === 0) return false;
      setReached(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
      return true;
    },
  };
}
