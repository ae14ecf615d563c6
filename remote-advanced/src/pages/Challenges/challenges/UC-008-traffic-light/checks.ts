import { advance, check, generalChecks, mount, textOnScreen } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const durations = { red: 4000, yellow: 500, green: 3000 };

const shown = () => [...new Set(textOnScreen().match(/\b(?:red|green|yellow)\b/gi))];
const button = (name: string) => screen.getByRole('button', { name });

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
  await advance(3900);
  expect(shown(), 'after 3.9 s').toEqual(['Red']);
  await advance(200);
  expect(shown(), 'after 4.1 s').toEqual(['Green']);
  await advance(2800);
  expect(shown(), 'after 6.9 s').toEqual(['Green']);
  await advance(200);
  expect(shown(), 'after 7.1 s').toEqual(['Yellow']);
  await advance(500);
  expect(shown(), 'after 7.6 s').toEqual(['Red']);
  await advance(4000);
  expect(shown(), 'after 11.6 s').toEqual(['Green']);
});

check('behavior', 'stops with "Pause", and gives the light its whole time again with "Resume"', async () => {
  const { user } = start();
  await advance(3000);
  await user.click(button('Pause'));
  await advance(60_000);
  expect(shown(), 'after a minute of pause').toEqual(['Red']);
  await user.click(button('Resume'));
  await advance(3900);
  expect(shown(), '3.9 s after "Resume"').toEqual(['Red']);
  await advance(200);
  expect(shown(), '4.1 s after "Resume"').toEqual(['Green']);
  button('Pause');
});

check('behavior', 'goes to the next light with "Next", which has its whole time', async () => {
  const { user } = start();
  await advance(3000);
  await user.click(button('Next'));
  expect(shown()).toEqual(['Green']);
  await advance(2900);
  expect(shown(), '2.9 s after "Next"').toEqual(['Green']);
  await advance(200);
  expect(shown(), '3.1 s after "Next"').toEqual(['Yellow']);
});

check('behavior', 'stays paused with "Next"', async () => {
  const { user } = start();
  await user.click(button('Pause'));
  await user.click(button('Next'));
  expect(shown()).toEqual(['Green']);
  await advance(5000);
  expect(shown(), 'five seconds later').toEqual(['Green']);
});

check('behavior', 'takes its times from durations', async () => {
  start({ durations: { red: 100, yellow: 200, green: 10_000 } });
  await advance(150);
  expect(shown(), 'after 150 ms').toEqual(['Green']);
  await advance(5030);
  expect(shown(), 'after 5.2 s').toEqual(['Green']);
});

generalChecks({
  'while it is paused': async ({ user }) => user.click(button('Pause')),
  'with green on': async ({ user }) => user.click(button('Next')),
});
