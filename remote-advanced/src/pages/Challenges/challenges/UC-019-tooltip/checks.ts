import { advance, check, generalChecks, mount } from '@site/learning/challenge';
import { screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const button = (name: string) => screen.getByRole('button', { name });
const tips = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent?.trim());
const tools = [
  { name: 'Bold', tip: 'Makes it bold' },
  { name: 'Link', tip: 'Asks for an address' },
];

/** With fake timers: the pointer rests for 500 ms. */
function start() {
  vi.useFakeTimers();
  const { user } = mount({ tools, delay: 500 });
  const rest = async (name: string) => {
    await user.hover(button(name));
    await advance(600);
  };
  return { user, rest };
}

check('names', 'has a named button for each tool, and no tooltip at first', () => {
  start();
  button('Bold');
  button('Link');
  expect(tips()).toEqual([]);
});

check('keyboard', 'shows the tooltip of the button with the focus at once', async () => {
  const { user } = start();
  await user.tab();
  expect(tips()).toEqual(['Makes it bold']);
  await user.tab();
  await advance(300);
  expect(tips()).toEqual(['Asks for an address']);
  await user.tab();
  await advance(300);
  expect(tips(), 'when the focus has left').toEqual([]);
});

check('names', 'describes the button by its tooltip', async () => {
  const { user, rest } = start();
  await user.tab();
  screen.getByRole('button', { name: 'Bold', description: 'Makes it bold' });
  await rest('Link');
  screen.getByRole('button', { name: 'Link', description: 'Asks for an address' });
});

check('behavior', 'shows the tooltip when the pointer has rested, not before', async () => {
  const { user } = start();
  await user.hover(button('Bold'));
  await advance(400);
  expect(tips(), 'after 400 ms').toEqual([]);
  await advance(200);
  expect(tips(), 'after 600 ms').toEqual(['Makes it bold']);
});

check('behavior', 'shows nothing when the pointer leaves before', async () => {
  const { user } = start();
  await user.hover(button('Bold'));
  await advance(400);
  await user.unhover(button('Bold'));
  await advance(2000);
  expect(tips()).toEqual([]);
});

check('behavior', 'begins the delay anew with each button', async () => {
  const { user } = start();
  await user.hover(button('Bold'));
  await advance(400);
  await user.hover(button('Link'));
  await advance(300);
  expect(tips(), 'after 300 ms on the second button').toEqual([]);
  await advance(300);
  expect(tips(), 'after 600 ms').toEqual(['Asks for an address']);
});

check('behavior', 'stays while the pointer is on the button or on the tooltip, and goes afterwards', async () => {
  const { user, rest } = start();
  await rest('Bold');
  await advance(20_000);
  expect(tips(), 'after 20 s on the button').toEqual(['Makes it bold']);
  await user.hover(screen.getByRole('tooltip'));
  await advance(20_000);
  expect(tips(), 'after 20 s on the tooltip').toEqual(['Makes it bold']);
  await user.unhover(screen.getByRole('tooltip'));
  await advance(300);
  expect(tips(), '300 ms after the pointer has left').toEqual([]);
});

check('behavior', 'stays while the button has the focus, when the pointer leaves', async () => {
  const { user, rest } = start();
  await user.tab();
  await rest('Bold');
  await user.unhover(button('Bold'));
  await advance(2000);
  expect(tips()).toEqual(['Makes it bold']);
});

check('keyboard', 'hides it with Escape, and leaves the focus where it is', async () => {
  const { user } = start();
  await user.tab();
  await user.keyboard('{Escape}');
  await advance(1000);
  expect(tips()).toEqual([]);
  expect(document.activeElement).toBe(button('Bold'));
  await user.tab();
  await user.tab({ shift: true });
  await advance(300);
  expect(tips(), 'when the button gets the focus again').toEqual(['Makes it bold']);
});

check('keyboard', 'hides with Escape what the pointer shows, until it enters again', async () => {
  const { user, rest } = start();
  await rest('Bold');
  await user.keyboard('{Escape}');
  await advance(2000);
  expect(tips()).toEqual([]);
  await user.unhover(button('Bold'));
  await rest('Bold');
  expect(tips(), 'when the pointer has entered again').toEqual(['Makes it bold']);
});

check('keyboard', 'keeps it hidden after Escape when the pointer had just entered', async () => {
  const { user } = start();
  await user.tab();
  await user.hover(button('Bold'));
  await advance(100);
  await user.keyboard('{Escape}');
  await advance(2000);
  expect(tips()).toEqual([]);
});

check('behavior', 'shows one at most: with the focus on another button, that of the pointer', async () => {
  const { user, rest } = start();
  await user.tab();
  await rest('Link');
  expect(tips()).toEqual(['Asks for an address']);
});

check('keyboard', 'is not reached by Tab', async () => {
  const { user } = start();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(button('Link'));
});

generalChecks({
  'with a tooltip': async ({ user }) => user.tab(),
  'with the last tooltip': async ({ user }) => {
    for (let press = 0; press < 3; press += 1) await user.tab();
  },
  'with the tooltip of the pointer': async ({ user }) => {
    await user.hover(button('Quote'));
    await screen.findByRole('tooltip', {}, { timeout: 2000 });
  },
  'while the pointer rests': async ({ user }) => user.hover(button('Quote')),
});
