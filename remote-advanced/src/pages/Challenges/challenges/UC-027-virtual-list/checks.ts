import { check, generalChecks, mount } from '@site/learning/challenge';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const limit = { timeout: 1000 };

const list = () => screen.getByRole('listbox', { name: 'Log' });
const options = () => within(list()).queryAllByRole('option');
const textOf = (element: Element | null) => element?.textContent?.trim() ?? 'nothing';

/** The options in view, from top to bottom. */
function inView(): Element[] {
  const top = list().getBoundingClientRect().top + list().clientTop;
  const bottom = top + list().clientHeight;
  return options()
    .filter((option) => {
      const rect = option.getBoundingClientRect();
      return rect.bottom > top + 1 && rect.top < bottom - 1;
    })
    .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top);
}

/** The active option. */
function active(): Element | null {
  const id = list().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : (document.activeElement?.closest('[role="option"]') ?? null);
}

/** Waits until the view begins with one row and ends with another, without gaps. */
async function shows(first: number, last: number): Promise<void> {
  const wanted = Array.from({ length: last - first + 1 }, (_, index) => `Row ${first + index}`);
  await waitFor(() => expect(inView().map(textOf), 'the rows in view').toEqual(wanted), limit);
}

/** Waits until an option is the active one, and in view. */
async function isActive(row: number): Promise<void> {
  await waitFor(() => {
    expect(textOf(active()), 'the active option').toBe(`Row ${row}`);
    expect(inView().map(textOf), 'the rows in view').toContain(`Row ${row}`);
  }, limit);
}

check('names', 'is a list box with the name and the height, which shows the first rows', async () => {
  mount();
  const { top, bottom } = list().getBoundingClientRect();
  expect(Math.round(bottom - top), 'the height of the list box').toBe(400);
  await shows(1, 10);
  for (const option of inView()) expect(Math.round(option.getBoundingClientRect().height)).toBe(40);
});

check('behavior', 'takes the heights that it is given', async () => {
  mount({ rowHeight: 50, height: 200, count: 1000 });
  expect(Math.round(list().getBoundingClientRect().height), 'the height of the list box').toBe(200);
  list().scrollTop = 5000;
  await shows(101, 104);
});

check('behavior', 'scrolls like a list with all rows', async () => {
  mount();
  const { scrollHeight } = list();
  expect(Math.abs(scrollHeight - 400_000), 'how far the height of the content is from 400,000 px').toBeLessThan(50);
});

check('behavior', 'shows the rows that belong where it is scrolled to', async () => {
  mount();
  list().scrollTop = 200_000;
  await shows(5001, 5010);
  list().scrollTop = 12_345;
  await shows(309, 319);
  list().scrollTop = 0;
  await shows(1, 10);
  list().scrollTop = 400_000;
  await waitFor(() => expect(textOf(inView().at(-1) ?? null), 'the last row in view').toBe('Row 10000'), limit);
});

check('behavior', 'never has more than 60 options', async () => {
  const { user } = mount();
  const count = () => options().length;
  expect(count(), 'options at first').toBeLessThanOrEqual(60);
  list().scrollTop = 200_000;
  await shows(5001, 5010);
  expect(count(), 'options in the middle').toBeLessThanOrEqual(60);
  await user.tab();
  await user.keyboard('{End}');
  await isActive(10_000);
  expect(count(), 'options at the end').toBeLessThanOrEqual(60);
});

check('names', 'says where each row is in the whole list', async () => {
  mount();
  list().scrollTop = 200_000;
  await shows(5001, 5010);
  const [first] = inView();
  expect(first?.getAttribute('aria-posinset')).toBe('5001');
  expect(first?.getAttribute('aria-setsize')).toBe('10000');
});

check('keyboard', 'is one Tab stop, and moves with the arrow keys', async () => {
  const { user } = mount();
  await user.tab();
  expect(list().contains(document.activeElement), 'the focus is in the list box').toBe(true);
  await isActive(1);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await isActive(3);
  await user.keyboard('{ArrowUp}');
  await isActive(2);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await isActive(1);
  await user.tab();
  expect(list().contains(document.activeElement), 'the focus is in the list box after Tab').toBe(false);
});

check('keyboard', 'goes far with Home, End, Page Up and Page Down, and stops at both ends', async () => {
  const { user } = mount();
  await user.tab();
  await user.keyboard('{PageDown}');
  await isActive(11);
  await user.keyboard('{End}');
  await isActive(10_000);
  await user.keyboard('{ArrowDown}{PageDown}');
  await isActive(10_000);
  await user.keyboard('{PageUp}');
  await isActive(9990);
  await user.keyboard('{Home}');
  await isActive(1);
  await user.keyboard('{PageUp}');
  await isActive(1);
});

check('focus', 'keeps the focus when the active option is scrolled away, and goes on from it', async () => {
  const { user } = mount();
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  list().scrollTop = 200_000;
  await shows(5001, 5010);
  expect(list().contains(document.activeElement), 'the focus is in the list box').toBe(true);
  await user.keyboard('{ArrowDown}');
  await isActive(4);
});

check('behavior', 'chooses with Enter, Space and a click', async () => {
  const onChoose = vi.fn();
  const { user } = mount({ onChoose });
  const selected = () =>
    options()
      .filter((one) => one.ariaSelected === 'true')
      .map(textOf);
  await user.tab();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(selected(), 'after Enter').toEqual(['Row 2']);
  await user.keyboard('{ArrowDown} ');
  expect(selected(), 'after Space').toEqual(['Row 3']);
  await user.click(screen.getByRole('option', { name: 'Row 7' }));
  expect(selected(), 'after a click').toEqual(['Row 7']);
  expect(onChoose.mock.calls).toEqual([[1], [2], [6]]);
  await isActive(7);
});

check('races', 'chooses with a click during which the list scrolls', async () => {
  const onChoose = vi.fn();
  const { user } = mount({ onChoose });
  const pointer = (keys: string) => user.pointer({ keys, target: screen.getByRole('option', { name: 'Row 7' }) });
  await pointer('[MouseLeft>]');
  const scrolled = new Promise((resolve) => list().addEventListener('scroll', resolve, { once: true }));
  list().scrollTop = 30;
  // Row 11 may be there already, beyond the edge; what a solution does at the event comes later.
  await scrolled;
  await shows(1, 11);
  await pointer('[/MouseLeft]');
  expect(onChoose.mock.calls).toEqual([[6]]);
});

check('behavior', 'remembers what was chosen by its row, not by its place in the view', async () => {
  const { user } = mount();
  const selected = () =>
    inView()
      .filter((one) => one.ariaSelected === 'true')
      .map(textOf);
  await user.click(screen.getByRole('option', { name: 'Row 3' }));
  list().scrollTop = 200_000;
  await shows(5001, 5010);
  expect(selected(), 'in the middle').toEqual([]);
  list().scrollTop = 0;
  await shows(1, 10);
  expect(selected(), 'at the top again').toEqual(['Row 3']);
});

check('states', 'works with few rows, and with none', async () => {
  const few = mount({ count: 3 });
  await few.user.tab();
  await few.user.keyboard('{End}');
  await isActive(3);
  expect(options()).toHaveLength(3);
  few.unmount();
  mount({ count: 0 });
  screen.getByText('Nothing here');
  expect(screen.queryByRole('listbox')).toBeNull();
});

generalChecks({
  'scrolled to the middle': async () => {
    list().scrollTop = 200_000;
    await shows(5001, 5010);
  },
});
