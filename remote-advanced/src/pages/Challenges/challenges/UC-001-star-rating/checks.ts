import { check, generalChecks, mount } from '@site/learning/challenge';
import { getAllByRole, screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

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
  screen.getByText('No rating');
  expect(chosen()).toEqual([]);
});

check('behavior', 'chooses the star that was clicked, says so, and reports it once', async () => {
  const onRate = vi.fn();
  const { user } = mount({ onRate });
  await user.click(star('4 stars'));
  await user.unhover(star('4 stars'));
  screen.getByText('4 of 5');
  await user.click(star('2 stars'));
  await user.unhover(star('2 stars'));
  screen.getByText('2 of 5');
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
    await user.click(star('2 stars'));
    await user.hover(star('5 stars'));
    screen.getByText('5 of 5');
    await user.pointer({ target: document.body });
    screen.getByText('2 of 5');
    expect(isChosen(star('2 stars'))).toBe(true);
    expect(onRate.mock.calls).toEqual([[2]]);
  },
);

check('behavior', 'shows the rating while the pointer is beside the stars', async () => {
  const { user } = mount();
  await user.hover(star('5 stars'));
  screen.getByText('5 of 5');
  await user.pointer({ target: besideStars() });
  screen.getByText('No rating');
});

check('behavior', 'takes the rating back with "Clear"', async () => {
  const onRate = vi.fn();
  const { user } = mount({ onRate });
  await user.click(star('3 stars'));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  screen.getByText('No rating');
  expect(chosen()).toEqual([]);
  expect(onRate.mock.lastCall).toEqual([0]);
});

check('keyboard', 'can be used with the keyboard: one Tab stop, arrow keys, Space', async () => {
  const { user } = mount();
  await user.tab();
  await user.keyboard(' ');
  expect(isChosen(star('1 star')), '1 star, after Tab and Space').toBe(true);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(isChosen(star('3 stars')), '3 stars, after two arrow keys').toBe(true);
  expect(document.activeElement).toBe(star('3 stars'));
  await user.tab();
  expect(document.activeElement?.getAttribute('role') ?? document.activeElement?.getAttribute('type')).not.toBe(
    'radio',
  );
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
  'with a rating': async ({ user }) => user.click(star('3 stars')),
});
