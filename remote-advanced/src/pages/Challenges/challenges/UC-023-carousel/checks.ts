import { check, generalChecks, mount, namesOf } from '@site/learning/challenge';
import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';

const carousel = () => screen.getByRole('region', { name: 'City trips' });
const button = (name: string) => screen.getByRole('button', { name });
/** The slides that users can reach. */
const slides = () =>
  within(carousel())
    .queryAllByRole('group')
    .filter((group) => group.getAttribute('aria-roledescription') === 'slide' && !group.closest('[inert]'));

/** A slide that users can reach, by its title and where it is: `1 of 3`. */
const slide = (title: string, position: string) =>
  screen.getByRole('group', { name: new RegExp(`^${title}\\W+${position}$`) });

/** Whether users see a text: it is not transparent, cut off or covered. */
function isSeen(text: RegExp): boolean {
  const element = screen.queryByText(text);
  if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  // What is inert is never found by its place.
  const inert = element.closest('[inert]');
  inert?.removeAttribute('inert');
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  inert?.setAttribute('inert', '');
  return element.contains(found);
}

/** The names of the buttons that are marked as current. */
const current = () => namesOf('button', { current: true }).filter((name) => name.startsWith('Show '));

/** Goes on with Tab until nothing has the focus. @returns the links and buttons that it has reached */
async function stops(user: ReturnType<typeof mount>['user']): Promise<Element[]> {
  const reached: Element[] = [];
  for (let presses = 0; presses < 20; presses += 1) {
    await user.tab();
    if (!document.activeElement || document.activeElement === document.body) break;
    reached.push(document.activeElement);
  }
  return reached;
}

check('names', 'is a carousel with the name', () => {
  mount();
  expect(carousel().getAttribute('aria-roledescription')).toBe('carousel');
});

check('behavior', 'shows the first slide only, with name, text and link', () => {
  mount();
  expect(slides()).toHaveLength(1);
  const first = within(slide('Lisbon', '1 of 3'));
  expect(first.getByText(/^Seven hills/).checkVisibility(), 'the text is visible').toBe(true);
  expect(first.getByRole('link', { name: 'Lisbon' }).getAttribute('href')).toBe('#lisbon');
  expect(isSeen(/^Coffee houses/), 'the text of the second slide is visible').toBe(false);
  expect(isSeen(/^Medieval walls/), 'the text of the third slide is visible').toBe(false);
});

check('behavior', 'goes to the next and the previous slide, around both ends', async () => {
  const { user } = mount();
  await user.click(button('Next slide'));
  const second = within(slide('Vienna', '2 of 3'));
  second.getByText(/^Coffee houses/);
  expect(second.getByRole('link', { name: 'Vienna' }).getAttribute('href')).toBe('#vienna');
  expect(slides()).toHaveLength(1);
  await user.click(button('Next slide'));
  slide('Tallinn', '3 of 3');
  await user.click(button('Next slide'));
  slide('Lisbon', '1 of 3');
  await user.click(button('Previous slide'));
  slide('Tallinn', '3 of 3');
  expect(slides()).toHaveLength(1);
});

check('focus', 'keeps the focus on the button that was pressed with the keyboard', async () => {
  const { user } = mount();
  button('Next slide').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement, 'what has the focus').toBe(button('Next slide'));
  await user.keyboard('{Enter}');
  slide('Tallinn', '3 of 3');
  button('Previous slide').focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement, 'what has the focus').toBe(button('Previous slide'));
});

check('behavior', 'shows the slide whose button was pressed, and marks that button', async () => {
  const { user } = mount();
  expect(current(), 'at first').toEqual(['Show Lisbon']);
  await user.click(button('Show Tallinn'));
  slide('Tallinn', '3 of 3');
  expect(current()).toEqual(['Show Tallinn']);
  await user.click(button('Next slide'));
  expect(current(), 'after "Next slide"').toEqual(['Show Lisbon']);
});

check('keyboard', 'has its buttons before the slide, and no link of a hidden slide, in the Tab order', async () => {
  const { user } = mount();
  await user.click(button('Show Vienna'));
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  document.getSelection()?.removeAllRanges();
  const reached = await stops(user);
  expect(reached.filter((one) => one.matches('a, [role=link]')).length, 'how many links Tab reaches').toBe(1);
  expect(reached.at(-1), 'what Tab reaches last').toBe(screen.getByRole('link', { name: 'Vienna' }));
});

check('names', 'announces the slide politely, and not the buttons', async () => {
  const { user } = mount();
  const live = slides()[0]?.parentElement?.closest('[aria-live="polite"]');
  expect(live, 'the live region around the slide').not.toBeNull();
  expect(live?.querySelector('button'), 'a button in the live region').toBeNull();
  await user.click(button('Next slide'));
  expect(live?.contains(slides()[0] ?? null), 'the next slide is in the same region').toBe(true);
});

check('behavior', 'has no buttons with a single slide', () => {
  mount({ slides: [{ title: 'Only', text: 'Alone.', href: '#only' }] });
  slide('Only', '1 of 1');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

generalChecks({ 'with the last slide': async ({ user }) => user.click(button('Previous slide')) });
