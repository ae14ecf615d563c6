import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it, onTestFinished, suite, test } from '@vitest/runner';
import { clearAllMocks, fn, resetAllMocks, restoreAllMocks, spyOn } from '@vitest/spy';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

/**
 * What tests import from `vitest`: Vitest's own runner, `expect` and spies, and as much of `vi` as works without a module graph.
 * The library `fake-timers` adds to it what controls time. It is made for each program.
 */
export function vitestModule(): Record<string, unknown> {
  const spies = { fn, spyOn, clearAllMocks, resetAllMocks, restoreAllMocks, mocked: (value: unknown) => value };
  const hooks = { afterAll, afterEach, beforeAll, beforeEach, onTestFinished };
  return { ...hooks, describe, suite, it, test, expect: chai.expect, vi: spies, vitest: spies };
}
