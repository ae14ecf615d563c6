import { advance, check, generalChecks, type Mounted, mount } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const bars = () => screen.queryAllByRole('progressbar');

/** What the texts beside the bars say, which may have the name before the word, and a sign or a percentage around it. */
const states = () => {
  const says = /^[^a-z]*(?:upload[^a-z]*)?(waiting|running|done)[^a-z]*$/i;
  const texts = screen.queryAllByText(says, { ignore: 'script, style, progress' });
  return texts.map(({ textContent }) => says.exec(textContent ?? '')?.[1]?.toLowerCase());
};
const button = (name: string) => screen.getByRole('button', { name });

/** The values of all bars in percent. */
const values = () =>
  bars().map((bar) => {
    if (bar instanceof HTMLProgressElement) return Math.round(bar.position * 100);
    const [now, least, most] = ['now', 'min', 'max'].map((end) => bar.getAttribute(`aria-value${end}`));
    return Math.round((100 * (Number(now) - Number(least ?? 0))) / (Number(most ?? 100) - Number(least ?? 0)));
  });

/** With fake timers: an upload takes 2 s, and two run at a time. */
function start() {
  vi.useFakeTimers();
  return mount({ duration: 2000, limit: 2 });
}

async function add({ user }: Pick<Mounted, 'user'>, times: number) {
  for (let press = 0; press < times; press += 1) await user.click(button('Add'));
}

/** Whether a value is what is expected, with as much as two updates of 100 ms more or less. */
const isAbout = (value: number | undefined, expected: number) => Math.abs((value ?? Number.NaN) - expected) <= 10;

check('names', 'adds a named bar with every press', async () => {
  const view = start();
  expect(bars()).toEqual([]);
  await add(view, 2);
  screen.getByRole('progressbar', { name: 'Upload 1' });
  screen.getByRole('progressbar', { name: 'Upload 2' });
});

check('behavior', 'goes from 0 to 100 within its time', async () => {
  const view = start();
  await add(view, 1);
  expect(values(), 'at first').toEqual([0]);
  await advance(900);
  expect(isAbout(values()[0], 45), `about 45% after 0.9 of 2 s: ${values()[0]}%`).toBe(true);
  await advance(1300);
  expect(values(), 'at the end').toEqual([100]);
  await advance(1000);
  expect(values(), 'later').toEqual([100]);
});

check('races', 'follows the clock, although timers are late', async () => {
  const view = start();
  await add(view, 1);
  await advance(500);
  // The clock goes on for half a second in which no timer fires.
  vi.setSystemTime(Date.now() + 500);
  const [{ now }, { requestAnimationFrame }] = [performance, window];
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 500);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) =>
    requestAnimationFrame((time) => callback(time + 500)),
  );
  await advance(500);
  const [value] = values();
  vi.restoreAllMocks();
  expect(isAbout(value, 75), `about 75% after 1.5 s: ${value}%`).toBe(true);
});

check('behavior', 'lets two run, and others wait at 0', async () => {
  const view = start();
  await add(view, 4);
  await advance(1000);
  expect(values().map((value) => value > 0)).toEqual([true, true, false, false]);
});

check('behavior', 'starts the next one when one is finished', async () => {
  const view = start();
  await add(view, 1);
  await advance(1000);
  await add(view, 2);
  await advance(1700);
  const [first, second, third] = values();
  expect(first, 'Upload 1, in %').toBe(100);
  expect(isAbout(second, 85), `Upload 2 is at about 85%: ${second}%`).toBe(true);
  expect(isAbout(third, 35), `Upload 3 is at about 35%: ${third}%`).toBe(true);
});

check('states', 'says what each one is doing', async () => {
  const view = start();
  await add(view, 3);
  expect(states()).toEqual(['running', 'running', 'waiting']);
  await advance(2200);
  expect(states(), 'after 2.2 s').toEqual(['done', 'done', 'running']);
  await advance(2200);
  expect(states(), 'after 4.4 s').toEqual(['done', 'done', 'done']);
});

check('behavior', 'stops with "Pause", and goes on from there with "Resume"', async () => {
  const view = start();
  await add(view, 1);
  await advance(1000);
  await view.user.click(button('Pause'));
  await advance(500);
  await add(view, 1);
  await advance(500);
  const [first, second] = values();
  expect(isAbout(first, 50), `about 50% while it is paused: ${first}%`).toBe(true);
  expect(second, 'an upload that was added while the bars are stopped, in %').toBe(0);
  await view.user.click(button('Resume'));
  await advance(500);
  const [one, other] = values();
  expect(isAbout(one, 75), `about 75%, 0.5 s after "Resume": ${one}%`).toBe(true);
  expect(isAbout(other, 25), `about 25% for the one that was added meanwhile: ${other}%`).toBe(true);
  button('Pause');
});

check('behavior', 'takes uploads while others run, and when all are done', async () => {
  const view = start();
  await add(view, 1);
  await advance(2200);
  await add(view, 1);
  expect(states()).toEqual(['done', 'running']);
  await advance(1000);
  expect(isAbout(values()[1], 50), `about 50%: ${values()[1]}%`).toBe(true);
});

generalChecks({ 'with three uploads': (view) => add(view, 3) });
