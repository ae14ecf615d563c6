import { check, generalChecks, mount, textOnScreen } from '@site/learning/challenge';
import { getAllByRole, screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** What the pointer meets at a star: the radio button, or what is drawn in its place. */
function drawn(name: string): Element {
  const radio = star(name);
  const [label] = radio.labels ?? [];
  const { left, top, width, height } = (label ?? radio).getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) ?? radio;
}

/** The line of text. */
const line = () => textOnScreen().match(/No rating|\d+ of \d+/)?.[0];

/** What is around all stars, where a click chooses nothing. */
function besideStars(): Element {
  const last = star('5 stars');
  let around: Element = star('1 star');
  while (!around.contains(last)) around = around.parentElement ?? document.body;
  return around;
}

/** Whether a radio button is chosen, native or not. */
const isChosen = (radio: HTMLElement) =>
  radio instanceof HTMLInputElement ? radio.checked : radio.getAttribute('aria-checked') === 'true';

/** Whether a star has the focus. */
const isOnStar = () => document.activeElement?.matches('[type=radio], [role=radio]') ?? false;

const chosen = () =>
  screen
    .getAllByRole('radio')
    .filter(isChosen)
    .map((radio) => radio.getAttribute('aria-label') ?? radio.textContent);

check('names', 'has a radio button for each star, in a group with the name', () => {
  mount({ stars: 4 });
  const group = screen.queryByRole('radiogroup', { name: 'Rate this recipe' });
  const stars = getAllByRole(group ?? screen.getByRole('group', { name: 'Rate this recipe' }), 'radio');
  expect(stars).toHaveLength(4);
  star('1 star');
  star('2 stars');
  star('4 stars');
});

check('behavior', 'says "No rating" at first, and no star is chosen', () => {
  mount();
  expect(line()).toBe('No rating');
  expect(chosen()).toEqual([]);
});

check('behavior', 'chooses the star that was clicked, says so, and reports it once', async () => {
  const onRate = vi.fn();
  const { user } = mount({ stars: 4, onRate });
  await user.click(drawn('4 stars'));
  await user.unhover(drawn('4 stars'));
  expect(line()).toBe('4 of 4');
  await user.click(drawn('2 stars'));
  await user.unhover(drawn('2 stars'));
  expect(line()).toBe('2 of 4');
  expect(chosen()).toHaveLength(1);
  expect(isChosen(star('2 stars'))).toBe(true);
  expect(onRate.mock.calls).toEqual([[4], [2]]);
});

check(
  'behavior',
  'shows what a click would choose while the pointer is over a star, and the rating afterwards',
  async () => {
    const onRate = vi.fn();
    const { user } = mount({ onRate });
    await user.click(drawn('2 stars'));
    await user.hover(drawn('5 stars'));
    expect(line()).toBe('5 of 5');
    await user.pointer({ target: document.body });
    expect(line()).toBe('2 of 5');
    expect(isChosen(star('2 stars'))).toBe(true);
    expect(onRate.mock.calls).toEqual([[2]]);
  },
);

check('behavior', 'shows the rating while the pointer is beside the stars', async () => {
  const { user } = mount();
  await user.hover(drawn('5 stars'));
  expect(line()).toBe('5 of 5');
  await user.pointer({ target: besideStars() });
  expect(line()).toBe('No rating');
});

check('behavior', 'takes the rating back with "Clear"', async () => {
  const onRate = vi.fn();
  const { user } = mount({ onRate });
  await user.click(drawn('3 stars'));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(line()).toBe('No rating');
  expect(chosen()).toEqual([]);
  expect(onRate.mock.lastCall).toEqual([0]);
});

check('keyboard', 'can be used with the keyboard: one Tab stop, arrow keys, Space', async () => {
  const onRate = vi.fn();
  const { user } = mount({ onRate });
  await user.tab();
  // "Clear" may come before the stars.
  if (!isOnStar()) await user.tab();
  await user.keyboard(' ');
  expect(isChosen(star('1 star')), '1 star, after Tab and Space').toBe(true);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(isChosen(star('3 stars')), '3 stars, after two arrow keys').toBe(true);
  expect(document.activeElement).toBe(star('3 stars'));
  await user.keyboard('{ArrowLeft}');
  expect(isChosen(star('2 stars')), '2 stars, after the left arrow key').toBe(true);
  expect(onRate.mock.calls).toEqual([[1], [2], [3], [2]]);
  await user.tab();
  expect(isOnStar(), 'focus on a star after one more Tab').toBe(false);
});

check('behavior', 'is independent of a second rating on the page', async () => {
  const first = mount({ label: 'Taste' });
  const second = mount({ label: 'Looks' });
  await first.user.click(getAllByRole(first.root, 'radio')[1] as HTMLElement);
  await second.user.click(getAllByRole(second.root, 'radio')[3] as HTMLElement);
  const states = [first, second].map(({ root }) => getAllByRole(root, 'radio').map(isChosen).indexOf(true));
  expect(states, 'the chosen stars, from 0').toEqual([1, 3]);
});

generalChecks({
  'with a rating': async ({ user }) => user.click(drawn('3 stars')),
});
