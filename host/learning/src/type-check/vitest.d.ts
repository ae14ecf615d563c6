/** What the sandbox offers of Vitest, for the type checker: the names of `vitestModule()`, with Vitest's own types. */
import type { ExpectStatic } from '@vitest/expect';
import type { clearAllMocks, fn, MaybeMocked, resetAllMocks, restoreAllMocks, spyOn } from '@vitest/spy';

export type * from '@vitest/expect';
export {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  it,
  onTestFinished,
  suite,
  test,
} from '@vitest/runner';
export type { Mock, Mocked, MockedFunction, MockInstance } from '@vitest/spy';

export declare const expect: ExpectStatic;

interface Vi {
  fn: typeof fn;
  spyOn: typeof spyOn;
  clearAllMocks: typeof clearAllMocks;
  resetAllMocks: typeof resetAllMocks;
  restoreAllMocks: typeof restoreAllMocks;
  mocked<T>(value: T): MaybeMocked<T>;
  useFakeTimers(): void;
  useRealTimers(): void;
  isFakeTimers(): boolean;
  advanceTimersByTime(milliseconds: number): void;
  advanceTimersByTimeAsync(milliseconds: number): Promise<void>;
  advanceTimersToNextTimer(): void;
  runAllTimers(): void;
  runAllTimersAsync(): Promise<void>;
  runOnlyPendingTimers(): void;
  clearAllTimers(): void;
  getTimerCount(): number;
  setSystemTime(now: number | Date): void;
}

export declare const vi: Vi;
export declare const vitest: Vi;
