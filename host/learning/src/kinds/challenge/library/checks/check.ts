import { describe, it } from 'vitest';
import type { Area } from '../../areas.ts';

/**
 * A check: a test that has an area, from which the reviewer's words follow.
 * @param area what it is about
 * @param name what the component does, as a sentence without its subject: `closes with Escape`
 */
export function check(area: Area, name: string, run: () => void | Promise<void>): void {
  describe(area, () => {
    it(name, run);
  });
}
