import { expect, it } from 'vitest';
import { LoopGuard, LoopTimeout } from './LoopGuard.ts';

const place = { file: 'solution.ts', line: 3 };

/** Goes around a loop, two milliseconds each time, until the guard ends it. @returns how long it ran */
function loop(guard: LoopGuard, clock: { now: number }, go = () => {}): number {
  const start = clock.now;
  guard.restart();
  try {
    for (;;) {
      clock.now += 2;
      go();
      guard.check(place);
    }
  } catch (error) {
    expect(error).toBeInstanceOf(LoopTimeout);
    expect(String(error)).toContain('Line 3');
  }
  return clock.now - start;
}

it('gives the first endless loop two seconds, further ones half a second, and reports the first', () => {
  const clock = { now: 0 };
  const reported: unknown[] = [];
  const guard = new LoopGuard(
    () => clock.now,
    (where) => reported.push(where),
  );
  expect([loop(guard, clock), loop(guard, clock), loop(guard, clock)]).toEqual([2_000, 600, 600]);
  expect(reported).toEqual([place]);
});

it('waits a second longer for what is watched by something else, and for nothing once the program is over', () => {
  const clock = { now: 0 };
  const guard = new LoopGuard(
    () => clock.now,
    () => {},
  );
  expect(loop(guard, clock, () => guard.extend())).toBe(3_000);
  guard.expire();
  expect([loop(guard, clock), loop(guard, clock)]).toEqual([200, 200]);
});

it('gives a loop that nothing else watches the usual time, also after one that was watched', () => {
  const clock = { now: 0 };
  const guard = new LoopGuard(
    () => clock.now,
    () => {},
  );
  guard.extend();
  expect(loop(guard, clock)).toBe(2_000);
});

it('knows where the program was last', () => {
  const guard = new LoopGuard(
    () => 0,
    () => {},
  );
  expect(guard.place).toBeNull();
  guard.check(place);
  guard.check({ ...place, line: 4 });
  expect(guard.place).toEqual({ ...place, line: 4 });
});
