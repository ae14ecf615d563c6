import { advance, check, generalChecks, mount, textOnScreen } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

// Short, because a component may look at the clock with every frame.
const durations = { red: 1000, yellow: 400, green: 700 };

const shown = () => [...new Set(textOnScreen().match(/\b(?:red|green|yellow)\b/gi))];
const button = (name: string) => screen.getByRole('button', { name });

/** Lets a long time pass at once. */
async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await advance(0);
}

function start(props: object = { durations }) {
  vi.useFakeTimers();
  return mount(props);
}

check('names', 'begins with red, and names no other light', () => {
  start();
  expect(shown()).toEqual(['Red']);
});

check('behavior', 'goes from red to green to yellow to red, each for its own time', async () => {
  start();
  await advance(900);
  expect(shown(), 'after 0.9 s').toEqual(['Red']);
  await advance(200);
  expect(shown(), 'after 1.1 s').toEqual(['Green']);
  await advance(500);
  expect(shown(), 'after 1.6 s').toEqual(['Green']);
  await advance(250);
  expect(shown(), 'after 1.85 s').toEqual(['Yellow']);
  await advance(400);
  expect(shown(), 'after 2.25 s').toEqual(['Red']);
  await advance(1050);
  expect(shown(), 'after 3.3 s').toEqual(['Green']);
});

check('behavior', 'stops with "Pause", and gives the light its whole time again with "Resume"', async () => {
  const { user } = start();
  await advance(600);
  await user.click(button('Pause'));
  await pass(60_000);
  expect(shown(), 'after a minute of pause').toEqual(['Red']);
  await user.click(button('Resume'));
  await advance(900);
  expect(shown(), '0.9 s after "Resume"').toEqual(['Red']);
  await advance(200);
  expect(shown(), '1.1 s after "Resume"').toEqual(['Green']);
  button('Pause');
});

check('behavior', 'goes to the next light with "Next", which has its whole time', async () => {
  const { user } = start();
  await advance(600);
  await user.click(button('Next'));
  expect(shown()).toEqual(['Green']);
  await advance(600);
  expect(shown(), '0.6 s after "Next"').toEqual(['Green']);
  await advance(200);
  expect(shown(), '0.8 s after "Next"').toEqual(['Yellow']);
});

check('behavior', 'stays paused with "Next"', async () => {
  const { user } = start();
  await user.click(button('Pause'));
  await user.click(button('Next'));
  expect(shown()).toEqual(['Green']);
  await pass(5000);
  expect(shown(), 'five seconds later').toEqual(['Green']);
  button('Resume');
});

check('behavior', 'takes its times from durations', async () => {
  start({ durations: { red: 100, yellow: 200, green: 3000 } });
  await advance(150);
  expect(shown(), 'after 150 ms').toEqual(['Green']);
  await advance(1400);
  expect(shown(), 'after 1.55 s').toEqual(['Green']);
});

generalChecks({
  'while it is paused': async ({ user }) => user.click(button('Pause')),
  'with green on': async ({ user }) => user.click(button('Next')),
});
