import { advance, check, generalChecks, isDisabled, mount } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

/** In milliseconds. */
const minute = 60_000;

const time = () => screen.getByRole('timer').textContent?.trim();
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const laps = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.trim());

/** Lets a long time pass at once. */
async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await advance(0);
}

function start() {
  vi.useFakeTimers();
  const { user } = mount();
  return { press: (name: string) => user.click(button(name)) };
}

check('behavior', 'shows 00:00.0 at first, and does not run', async () => {
  start();
  expect(time()).toBe('00:00.0');
  await advance(5000);
  expect(time()).toBe('00:00.0');
  button('Start');
});

check('behavior', 'shows minutes, seconds and tenths, which are cut', async () => {
  const { press } = start();
  await press('Start');
  await advance(3270);
  await press('Stop');
  expect(time(), 'after 3.27 s').toBe('00:03.2');
  await press('Start');
  await pass(62_110);
  await press('Stop');
  expect(time(), 'after 65.38 s').toBe('01:05.3');
});

check('behavior', 'is updated while it runs', async () => {
  const { press } = start();
  await press('Start');
  const seen = new Set<string | undefined>();
  for (let step = 0; step < 5; step += 1) {
    await advance(200);
    seen.add(time());
  }
  expect(seen.size, 'different times in the first second, in five looks').toBe(5);
});

check('behavior', 'stands still while it is stopped, and goes on from there', async () => {
  const { press } = start();
  await press('Start');
  await advance(2060);
  await press('Stop');
  await pass(60_000);
  expect(time(), 'a minute after "Stop"').toBe('00:02.0');
  await press('Start');
  await advance(1030);
  await press('Stop');
  expect(time(), 'after one more second').toBe('00:03.0');
});

check('behavior', 'keeps laps, the latest one last', async () => {
  const { press } = start();
  expect(isDisabled(button('Lap')), '"Lap" is disabled, at first').toBe(true);
  await press('Start');
  expect(isDisabled(button('Lap')), '"Lap" is disabled, after "Start"').toBe(false);
  await advance(1040);
  await press('Lap');
  await advance(1500);
  await press('Lap');
  expect(laps()).toEqual([expect.stringContaining('00:01.0'), expect.stringContaining('00:02.5')]);
  await press('Stop');
  expect(isDisabled(button('Lap')), '"Lap" is disabled, after "Stop"').toBe(true);
  await press('Lap');
  expect(laps(), 'laps after "Stop"').toHaveLength(2);
});

check('behavior', 'goes back to the beginning with "Reset", and stops', async () => {
  const { press } = start();
  await press('Start');
  await advance(2000);
  await press('Lap');
  await press('Reset');
  await advance(5000);
  expect(time()).toBe('00:00.0');
  expect(laps()).toEqual([]);
  await press('Start');
  await advance(1040);
  await press('Stop');
  expect(time(), 'one second after it was started again').toBe('00:01.0');
});

check('races', 'follows the clock, although timers are late', async () => {
  const { press } = start();
  await press('Start');
  await advance(1000);
  // The clock goes on for a minute in which no timer fires.
  vi.setSystemTime(Date.now() + minute);
  const [{ now }, { requestAnimationFrame }] = [performance, window];
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + minute);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) =>
    requestAnimationFrame((time) => callback(time + minute)),
  );
  await advance(1040);
  await press('Stop');
  vi.restoreAllMocks();
  expect(time()).toBe('01:02.0');
});

generalChecks({
  'while it runs': async ({ user }) => user.click(button('Start')),
  'with a lap': async ({ user }) => {
    await user.click(button('Start'));
    await user.click(button('Lap'));
  },
});
