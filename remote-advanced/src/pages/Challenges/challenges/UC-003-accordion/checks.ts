import { check, generalChecks, isOnScreen, mount, textOnScreen } from '@site/learning/challenge';
import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';

const question = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => question(name).getAttribute('aria-expanded');

/** Whether an answer can be seen, or is only clipped or transparent: then it can be reached, unless it is inert. */
function isShown(answer: string): boolean {
  const element = screen.queryByText(answer);
  if (!element || isOnScreen(element)) return element !== null;
  return isRendered(element) && !element.closest('[inert]');
}

function isRendered(element: Element): boolean {
  const isSkipped = getComputedStyle(element).contentVisibility === 'hidden';
  return element.checkVisibility({ visibilityProperty: true }) && !isSkipped;
}

check('names', 'has a button inside a heading for each question, and everything is closed at first', () => {
  mount();
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings).toHaveLength(3);
  for (const heading of headings) within(heading).getByRole('button', { expanded: false });
  expect(['Within two days.', 'Yes, within 30 days.', 'We do.'].filter(isShown)).toEqual([]);
});

check('behavior', 'shows an answer when its question is pressed, and hides it when it is pressed again', async () => {
  const { user } = mount();
  await user.click(question('Can I send it back?'));
  expect(isShown('Yes, within 30 days.'), 'the answer is visible').toBe(true);
  await user.click(question('Can I send it back?'));
  expect(isShown('Yes, within 30 days.'), 'the answer is visible, after the second press').toBe(false);
});

check('names', 'reports by aria-expanded what is open', async () => {
  const { user } = mount();
  await user.click(question('Can I send it back?'));
  expect(isOpen('Can I send it back?')).toBe('true');
  expect(isOpen('When will it arrive?')).toBe('false');
  await user.click(question('Can I send it back?'));
  expect(isOpen('Can I send it back?')).toBe('false');
  await user.click(question('When will it arrive?'));
  await user.click(question('Who pays for the return?'));
  expect(isOpen('When will it arrive?'), 'aria-expanded of the item that another one has closed').toBe('false');
});

check('behavior', 'closes the open item when another one opens, if it is exclusive', async () => {
  const { user } = mount();
  await user.click(question('When will it arrive?'));
  await user.click(question('Who pays for the return?'));
  expect(isShown('Within two days.'), 'the first answer is visible').toBe(false);
  expect(isShown('We do.'), 'the last answer is visible').toBe(true);
});

check('behavior', 'leaves other items as they are, if it is not exclusive', async () => {
  const { user } = mount({ isExclusive: false });
  await user.click(question('When will it arrive?'));
  await user.click(question('Who pays for the return?'));
  expect(isShown('Within two days.'), 'the first answer is visible').toBe(true);
  await user.click(question('When will it arrive?'));
  expect(isShown('We do.'), 'the last answer is visible').toBe(true);
});

check('keyboard', 'works with the keyboard: Tab from question to question, Enter and Space', async () => {
  const { user } = mount();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(isShown('Within two days.'), 'the answer is visible, after Enter').toBe(true);
  await user.tab();
  expect(document.activeElement).toBe(question('Can I send it back?'));
  await user.keyboard(' ');
  expect(isShown('Yes, within 30 days.'), 'the answer is visible, after Space').toBe(true);
});

check('behavior', 'tells items with the same question apart', async () => {
  const question = 'What is new?';
  const { user } = mount({ items: ['Stars.', 'Tabs.'].map((answer) => ({ question, answer })) });
  await user.click(screen.getAllByRole('button', { name: question })[1] as HTMLElement);
  expect(['Stars.', 'Tabs.'].filter(isShown)).toEqual(['Tabs.']);
});

check('states', 'says so when there are no questions', () => {
  const { unmount } = mount({ items: [] });
  expect(textOnScreen()).toContain('No questions yet.');
  unmount();
  mount();
  expect(textOnScreen()).not.toContain('No questions yet.');
});

generalChecks({
  'with an item open': async ({ user }) => user.click(question('Can I send it back?')),
});
