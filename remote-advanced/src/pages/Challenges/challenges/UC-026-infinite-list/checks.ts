import { check, generalChecks, mount } from '@site/learning/challenge';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, vi } from 'vitest';

const limit = { timeout: 1000 };

interface Page {
  items: { id: number; title: string }[];
  hasMore: boolean;
}

const list = () => screen.getByRole('list', { name: 'Orders' });
const titles = () =>
  within(list())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());
const button = (name = 'Load more') => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent?.trim();
const alertText = () => screen.queryByRole('alert')?.textContent?.trim() ?? '';

/** A page of consecutive items; 100 are much more than a screen is high. */
function page(first: number, count: number, hasMore = true): Page {
  const items = Array.from({ length: count }, (_, index) => ({ id: first + index, title: `Order ${first + index}` }));
  return { items, hasMore };
}

/** Enough frames for an observer to report, so that what was not asked for by then never will be. */
async function frames(): Promise<void> {
  for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

/** With pages that are answered when the check wants it. */
function start() {
  const waiting = new Map<number, ((answer: Page | Error) => void)[]>();
  const loadPage = vi.fn(
    (number: number) =>
      new Promise<Page>((resolve, reject) => {
        const answer = (given: Page | Error) => (given instanceof Error ? reject(given) : resolve(given));
        waiting.set(number, [...(waiting.get(number) ?? []), answer]);
      }),
  );
  const view = mount({ loadPage });
  // An action in React waits for those that began before it, also in another check.
  onTestFinished(() => {
    for (const answer of [...waiting.values()].flat()) answer(page(1, 0, false));
  });
  const count = (number: number) => loadPage.mock.calls.filter(([asked]) => asked === number).length;
  const isAsked = (number: number) =>
    waitFor(() => expect(count(number), `whether page ${number} was asked for`).toBeGreaterThan(0), limit);
  /** Answers a page as soon as it is asked for, and waits until that is visible. */
  const answer = async (number: number, given: Page | Error) => {
    await isAsked(number);
    for (const settle of waiting.get(number) ?? []) settle(given);
    waiting.delete(number);
    await frames();
  };
  return { ...view, loadPage, count, isAsked, answer };
}

const scrollToEnd = () => window.scrollTo(0, document.documentElement.scrollHeight);

check('states', 'loads the first page by itself, and says that it does', async () => {
  const { isAsked, answer } = start();
  await isAsked(1);
  expect(status()).toBe('Loading…');
  expect(titles()).toEqual([]);
  await answer(1, page(1, 2));
  expect(titles()).toEqual(['Order 1', 'Order 2']);
});

check('behavior', 'appends the next page when the end comes into view, not earlier', async () => {
  const { answer, count } = start();
  await answer(1, page(1, 300));
  expect(count(2), 'how often page 2 was asked for, at the top').toBe(0);
  expect(status(), 'the status').toBe('');
  // The end is two screens below the view.
  window.scrollTo(0, scrollY + list().getBoundingClientRect().bottom - 3 * innerHeight);
  await frames();
  expect(count(2), 'how often page 2 was asked for, two screens before the end').toBe(0);
  scrollToEnd();
  await answer(2, page(301, 100));
  expect(titles()).toHaveLength(400);
  expect(titles().at(-1)).toBe('Order 400');
  expect(count(3), 'how often page 3 was asked for').toBe(0);
});

check('behavior', 'goes on by itself while the end is in view', async () => {
  const { answer, isAsked } = start();
  await answer(1, page(1, 2));
  await answer(2, page(3, 2));
  await isAsked(3);
  expect(titles()).toEqual(['Order 1', 'Order 2', 'Order 3', 'Order 4']);
  await answer(3, page(5, 0));
  await isAsked(4);
});

check('races', 'goes on by itself when the answers come at once', async () => {
  const loadPage = vi.fn(async (number: number) => page(number, 1, number < 4));
  mount({ loadPage });
  await waitFor(() => expect(titles()).toEqual(['Order 1', 'Order 2', 'Order 3', 'Order 4']), limit);
});

check('races', 'asks for nothing while a page is being loaded', async () => {
  const { answer, isAsked, count, user, loadPage } = start();
  await answer(1, page(1, 100));
  const isAfterList = list().compareDocumentPosition(button()) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isAfterList, 'the button is after the list').toBeTruthy();
  await user.dblClick(button());
  await isAsked(2);
  window.scrollTo(0, 0);
  await frames();
  scrollToEnd();
  await frames();
  const [pressed] = screen.queryAllByRole('button');
  if (pressed) await user.click(pressed);
  expect(count(2), 'how often page 2 was asked for').toBe(1);
  expect(Math.max(...loadPage.mock.calls.map(([number]) => number)), 'the highest page').toBe(2);
  expect(status()).toBe('Loading…');
});

check('states', 'says that a page failed, and asks for it again only when told to', async () => {
  const { answer, count, user } = start();
  await answer(1, page(1, 100));
  scrollToEnd();
  await answer(2, new Error('offline'));
  expect(alertText()).toBe('Loading failed');
  expect(titles()).toHaveLength(100);
  window.scrollTo(0, 0);
  await frames();
  scrollToEnd();
  await frames();
  expect(count(2), 'how often page 2 was asked for before "Try again"').toBe(1);
  await user.click(button('Try again'));
  expect(count(2), 'how often page 2 was asked for').toBe(2);
  expect(alertText(), 'the alert after "Try again"').toBe('');
  await answer(2, page(101, 100));
  expect(titles()).toHaveLength(200);
  button();
});

check('states', 'says that the first page failed, and asks for it again when told to', async () => {
  const { answer, user } = start();
  await answer(1, new Error('offline'));
  expect(alertText()).toBe('Loading failed');
  await user.click(button('Try again'));
  await answer(1, page(1, 2));
  expect(titles()).toEqual(['Order 1', 'Order 2']);
});

check('behavior', 'ends after the last page', async () => {
  const { answer, loadPage } = start();
  await answer(1, page(1, 3, false));
  expect(status()).toBe('End of the list');
  expect(screen.queryByRole('button'), 'a button').toBeNull();
  const { length } = loadPage.mock.calls;
  scrollToEnd();
  await frames();
  expect(loadPage.mock.calls.length, 'how many pages were asked for').toBe(length);
});

check('states', 'says that there is nothing', async () => {
  const { answer } = start();
  await answer(1, page(1, 0, false));
  expect(status()).toBe('Nothing here yet');
  expect(screen.queryByRole('button'), 'a button').toBeNull();
});

check('focus', 'moves the focus from the button to the first new item', async () => {
  const { answer, user } = start();
  await answer(1, page(1, 100));
  button().focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement, 'what has the focus while it is loading').toBe(button());
  await answer(2, page(101, 100, false));
  const item = within(list()).getByText('Order 101').closest('li, [role="listitem"]');
  expect(item?.contains(document.activeElement), 'the focus is in the first new item').toBe(true);
});

check('focus', 'moves the focus from the button to the list when the last page is empty', async () => {
  const { answer, user } = start();
  await answer(1, page(1, 100));
  button().focus();
  await user.keyboard('{Enter}');
  await answer(2, page(101, 0, false));
  expect(list().contains(document.activeElement), 'the focus is on the list or in it').toBe(true);
});

check('focus', 'leaves the focus alone when a page is loaded by scrolling', async () => {
  const { answer } = start();
  await answer(1, page(1, 100));
  scrollToEnd();
  await answer(2, page(101, 100));
  expect(document.activeElement).toBe(document.body);
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus({ preventScroll: true });
  scrollToEnd();
  await answer(3, page(201, 100, false));
  expect(document.activeElement, 'what has the focus').toBe(elsewhere);
});

check('races', 'shows no item twice', async () => {
  const { answer } = start();
  await answer(1, page(1, 3));
  await answer(2, page(3, 3, false));
  expect(titles()).toEqual(['Order 1', 'Order 2', 'Order 3', 'Order 4', 'Order 5']);
});

generalChecks({
  'with items': async () => {
    await screen.findByText('Order 20', {}, limit);
  },
});
