import { check, generalChecks, mount } from '@site/learning/challenge';
import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';

const props = { shortName: 'K. Example', fullName: 'Kim Example' };

const control = (inside: HTMLElement = document.body) => within(inside).getByRole('switch', { name: 'Full name' });

/** Whether the switch is on, as a button or as a checkbox. */
function isOn(inside?: HTMLElement): boolean {
  const element = control(inside);
  return element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true';
}

/** A text may have other words around the name. */
const around = { exact: false };

/** Those of the two names that are in the page. */
const shown = () => [props.shortName, props.fullName].filter((name) => screen.queryByText(name, around) !== null);

check('names', 'is a switch with the name "Full name", off at first', () => {
  mount(props);
  const element = control();
  if (!(element instanceof HTMLInputElement)) {
    expect(element.getAttribute('aria-checked'), 'aria-checked at first').toBe('false');
  }
  expect(isOn(), 'whether it is on at first').toBe(false);
});

check('names', 'keeps its name, and reports that it is on', async () => {
  const { user } = mount(props);
  await user.click(control());
  expect(isOn(), 'whether it is on after a press').toBe(true);
  await user.click(control());
  expect(isOn(), 'whether it is on after two presses').toBe(false);
});

check('behavior', 'shows the short name, the full one, and the short one again', async () => {
  const { user } = mount(props);
  expect(shown()).toEqual(['K. Example']);
  await user.click(screen.getByRole('switch'));
  expect(shown(), 'after a press').toEqual(['Kim Example']);
  await user.click(screen.getByRole('switch'));
  expect(shown(), 'after two presses').toEqual(['K. Example']);
});

check('keyboard', 'can be pressed with Space, and keeps the focus', async () => {
  const { user } = mount(props);
  await user.tab();
  expect(document.activeElement, 'what Tab reaches').toBe(screen.getByRole('switch'));
  await user.keyboard(' ');
  screen.getByText('Kim Example', around);
  expect(document.activeElement, 'what has the focus afterwards').toBe(screen.getByRole('switch'));
  await user.keyboard(' ');
  screen.getByText('K. Example', around);
  await user.click(screen.getByRole('switch'));
  expect(document.activeElement, 'what has the focus after a click').toBe(screen.getByRole('switch'));
});

check('states', 'shows names as text', async () => {
  const { user } = mount({ shortName: 'K. <i>Example</i>', fullName: 'Kim <i>Example</i>' });
  screen.getByText('K. <i>Example</i>', around);
  await user.click(screen.getByRole('switch'));
  screen.getByText('Kim <i>Example</i>', around);
});

check('states', 'changes nothing but its own name', async () => {
  const first = mount(props);
  const second = mount({ shortName: 'R. Other', fullName: 'Robin Other' });
  await second.user.click(within(second.root).getByRole('switch'));
  within(first.root).getByText('K. Example', around);
  within(second.root).getByText('Robin Other', around);
  await first.user.click(within(first.root).getByRole('switch'));
  within(first.root).getByText('Kim Example', around);
  within(second.root).getByText('Robin Other', around);
});

generalChecks({
  'while it is on': async ({ user }) => user.click(screen.getByRole('switch')),
});
