import { vi } from 'vitest';
import type { Attempt } from '../../memory/attempt.ts';
import type { AttemptStorage } from '../../memory/attempts.ts';

/** Storage in memory, which sessions can share as tabs do; and the code of `solution.ts` in all that it has. */
export function memory() {
  const stored = new Map<string, Attempt>();
  const storage: AttemptStorage = {
    read: async () => ({
      attempts: [...stored.values()].sort((a, b) => b.updatedAt - a.updatedAt),
      unreadable: 0,
    }),
    save: async (attempt, basedOn) => {
      if ((stored.get(attempt.id)?.updatedAt ?? null) !== basedOn) return false;
      stored.set(attempt.id, attempt);
      return true;
    },
    close: vi.fn(),
  };
  const codes = () => [...stored.values()].map(({ files }) => files['solution.ts']);
  return { storage, codes };
}
