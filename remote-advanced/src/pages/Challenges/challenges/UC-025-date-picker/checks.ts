import { check, generalChecks, type Mounted, mount } from '@site/learning/challenge';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, vi } from 'vitest';

const opener = () => screen.getByRole('button', { name: /^Departure:/, hidden: true });
/** The name of the button, as a screen reader says it: an icon is no part of it. */
function chosen(): string {
  let found = '';
  const name = (text: string) => {
    if (text.startsWith('Departure:')) found = text;
    return text === found;
  };
  screen.getByRole('button', { name, hidden: true });
  return found.replace(/^Departure:\s*/, 'Departure: ');
}
/** The event `close` of a dialog comes a little later. */
const openerHasFocus = () =>
  waitFor(() => expect(document.activeElement, 'what has the focus').toBe(opener()), { timeout: 1000 });
const dialog = () => screen.getByRole('dialog', { name: 'Departure' });
const grid = () => within(dialog()).getByRole('grid');
const month = () =>
  within(dialog())
    .getByRole('heading', { name: /^[A-Z][a-z]+ \d{4}$/ })
    .textContent?.trim();
const open = ({ user }: Pick<Mounted, 'user'>) => user.click(opener());
const press = ({ user }: Pick<Mounted, 'user'>, name: string) =>
  user.click(within(dialog()).getByRole('button', { name }));

/** The cells with a number. */
const cells = () =>
  [...grid().querySelectorAll('td, [role="gridcell"]')].filter(({ textContent }) => textContent?.trim());
/** The numbers of cells. */
const numbers = (all: Element[]) => all.map(({ textContent }) => textContent?.trim());

/** The cell with a number. */
function cell(day: string): Element {
  const found = cells().find(({ textContent }) => textContent?.trim() === day);
  if (found === undefined) throw new Error(`There is no cell ${day}.`);
  return found;
}

/**
 * The column of a day, from 0. Before the first of the month there may be empty cells, one that spans the columns, or none and an
 * `aria-colindex`.
 */
function column(day: string): number {
  const index = Number(cell(day).getAttribute('aria-colindex'));
  if (index > 0) return index - 1;
  const row = [...(cell(day).closest('tr, [role="row"]')?.querySelectorAll('td, [role="gridcell"]') ?? [])];
  const before = row.slice(0, row.indexOf(cell(day)));
  return before.reduce((sum, one) => sum + (one instanceof HTMLTableCellElement ? one.colSpan : 1), 0);
}

/** Has `Date` and `Intl` answer as in a time zone, until the returned function is called or the check is over. @param hours from UTC */
function moveTo(hours: number): () => void {
  const { Date: RealDate } = globalThis;
  const { DateTimeFormat } = Intl;
  const shift = hours * 3_600_000;
  const timeZone = `Etc/GMT${hours < 0 ? '+' : '-'}${Math.abs(hours)}`;
  const real = new Map<string, unknown>();
  const replace = (name: string, method: (this: Date, ...values: never[]) => unknown) => {
    real.set(name, Reflect.get(RealDate.prototype, name));
    Object.assign(RealDate.prototype, { [name]: method });
  };
  const call = (name: string, date: Date, values: unknown[]) =>
    Reflect.get(RealDate.prototype, name).apply(date, values);
  const offsetOf = RealDate.prototype.getTimezoneOffset;
  for (const part of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds']) {
    replace(`get${part}`, function () {
      return call(`getUTC${part}`, new RealDate(this.getTime() + shift), []);
    });
    replace(`set${part}`, function (...values) {
      const moved = new RealDate(this.getTime() + shift);
      call(`setUTC${part}`, moved, values);
      return this.setTime(moved.getTime() - shift);
    });
  }
  replace('getTimezoneOffset', () => hours * -60);
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
    const format = Reflect.get(RealDate.prototype, name);
    replace(name, function (locales: string, options: Intl.DateTimeFormatOptions) {
      return format.call(this, locales, { timeZone, ...options });
    });
  }
  globalThis.Date = new Proxy(RealDate, {
    construct(target, values: [number, number], newTarget) {
      if (values.length > 1) return Reflect.construct(target, [target.UTC(...values) - shift], newTarget);
      const made: Date = Reflect.construct(target, values, newTarget);
      const [text] = values;
      const isLocal = typeof text === 'string' && !/(Z|GMT|[+-]\d\d:?\d\d)$|^[\d-]{4,10}$/.test(text);
      return isLocal ? new RealDate(made.getTime() - offsetOf.call(made) * 60_000 - shift) : made;
    },
  });
  const withZone = ([locales, options]: unknown[]) => [locales, { timeZone, ...Object(options) }];
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct: (target, values) => Reflect.construct(target, withZone(values)),
    apply: (target, _, values) => Reflect.construct(target, withZone(values)),
  });
  const moveBack = () => {
    Object.assign(RealDate.prototype, Object.fromEntries(real));
    Object.assign(Intl, { DateTimeFormat });
    globalThis.Date = RealDate;
  };
  onTestFinished(moveBack);
  return moveBack;
}

/** Month, and the day whose cell has the focus, or nothing. */
function focused(): string {
  const day = document.activeElement?.closest('td, [role="gridcell"]')?.textContent?.trim() ?? 'nothing';
  return `${month()}: ${day}`;
}

check('names', 'is a button with label and date, which opens a dialog', async () => {
  const view = mount();
  expect(chosen()).toBe('Departure: March 15, 2026');
  expect(opener().textContent, 'the text of the button').toContain('March 15, 2026');
  expect(screen.queryByRole('dialog'), 'a dialog at first').toBeNull();
  await open(view);
  expect(month()).toBe('March 2026');
  grid();
});

check('behavior', 'shows each day of the month under its weekday, from Monday to Sunday', async () => {
  await open(mount());
  const headers = within(grid()).getAllByRole('columnheader');
  expect(headers).toHaveLength(7);
  const all = Array.from({ length: 31 }, (_, index) => String(index + 1));
  expect(numbers(cells())).toEqual(all);
  expect([column('1'), column('2'), column('31')], 'the columns of March 1, 2 and 31, from 0').toEqual([6, 0, 1]);
});

check('focus', 'marks the chosen date alone, and gives it the focus', async () => {
  const view = mount();
  await open(view);
  const selected = () => numbers(cells().filter((one) => one.ariaSelected === 'true'));
  expect(selected()).toEqual(['15']);
  expect(focused()).toBe('March 2026: 15');
  await view.user.keyboard('{ArrowRight}');
  expect(selected(), 'after an arrow key').toEqual(['15']);
});

check('keyboard', 'moves by days and weeks with the arrow keys, into other months', async () => {
  const view = mount();
  await open(view);
  await view.user.keyboard('{ArrowRight}');
  expect(focused()).toBe('March 2026: 16');
  await view.user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('March 2026: 14');
  await view.user.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('February 2026: 28');
  await view.user.keyboard('{ArrowDown}');
  expect(focused()).toBe('March 2026: 7');
});

check('keyboard', 'goes to Monday and Sunday with Home and End', async () => {
  const view = mount({ value: '2026-12-31' });
  await open(view);
  await view.user.keyboard('{Home}');
  expect(focused()).toBe('December 2026: 28');
  await view.user.keyboard('{Home}');
  expect(focused(), 'after Home on a Monday').toBe('December 2026: 28');
  await view.user.keyboard('{End}');
  expect(focused()).toBe('January 2027: 3');
  await view.user.keyboard('{End}');
  expect(focused(), 'after End on a Sunday').toBe('January 2027: 3');
});

check('keyboard', 'goes to other months and years with Page Up and Page Down, at most to their last day', async () => {
  const view = mount({ value: '2026-01-31' });
  await open(view);
  await view.user.keyboard('{PageUp}');
  expect(focused()).toBe('December 2025: 31');
  await view.user.keyboard('{PageDown}{PageDown}');
  expect(focused()).toBe('February 2026: 28');
  view.unmount();
  const leap = mount({ value: '2024-02-29' });
  await open(leap);
  await leap.user.keyboard('{Shift>}{PageDown}{/Shift}');
  expect(focused()).toBe('February 2025: 28');
  await leap.user.keyboard('{Shift>}{PageUp}{PageUp}{/Shift}');
  expect(focused()).toBe('February 2023: 28');
});

check('focus', 'changes the month with its buttons, and leaves the focus on them', async () => {
  const view = mount({ value: '2026-01-31' });
  await open(view);
  await press(view, 'Next month');
  expect(month()).toBe('February 2026');
  expect(within(grid()).queryByText('29'), 'a day 29').toBeNull();
  expect(document.activeElement).toBe(within(dialog()).getByRole('button', { name: 'Next month' }));
  await press(view, 'Previous month');
  await press(view, 'Previous month');
  expect(month()).toBe('December 2025');
});

check('keyboard', 'has one Tab stop in the grid', async () => {
  const view = mount();
  await open(view);
  await press(view, 'Next month');
  const stops = new Set<Element>();
  for (const shift of [false, true])
    for (let presses = 0; presses < 6; presses += 1) {
      await view.user.tab({ shift });
      if (document.activeElement && grid().contains(document.activeElement)) stops.add(document.activeElement);
    }
  expect(stops.size, 'elements of the grid that Tab reaches').toBe(1);
});

check('keyboard', 'chooses with Enter, and shows what was chosen', async () => {
  const onChange = vi.fn();
  const view = mount({ onChange });
  await open(view);
  await view.user.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['2026-03-22']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(chosen()).toBe('Departure: March 22, 2026');
  await openerHasFocus();
});

check('behavior', 'chooses with Space, and with a click', async () => {
  const onChange = vi.fn();
  const view = mount({ onChange });
  await open(view);
  await view.user.keyboard('{ArrowRight} ');
  expect(screen.queryByRole('dialog')).toBeNull();
  await open(view);
  await view.user.click(within(grid()).getByText('31'));
  expect(onChange.mock.calls).toEqual([['2026-03-16'], ['2026-03-31']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await openerHasFocus();
});

check('keyboard', 'closes with Escape, changes nothing, and begins at the chosen date again', async () => {
  const onChange = vi.fn();
  const view = mount({ onChange });
  await open(view);
  await view.user.keyboard('{PageDown}{ArrowRight}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
  expect(chosen()).toBe('Departure: March 15, 2026');
  await openerHasFocus();
  await open(view);
  expect(focused()).toBe('March 2026: 15');
});

check('keyboard', 'leaves keys with Alt, Ctrl or Command to the browser', async () => {
  const view = mount();
  await open(view);
  const before = focused();
  const isPrevented = (key: string, keys: object) =>
    !fireEvent.keyDown(document.activeElement ?? document.body, { key, ...keys });
  expect(isPrevented('ArrowLeft', { altKey: true }), 'the default of Alt and the left arrow key is prevented').toBe(
    false,
  );
  expect(isPrevented('ArrowRight', { metaKey: true }), 'that of Command and the right one').toBe(false);
  expect(isPrevented('PageDown', { ctrlKey: true }), 'that of Ctrl and Page Down').toBe(false);
  await view.user.pointer([]);
  expect(focused()).toBe(before);
});

check('keyboard', 'keeps Tab and Shift+Tab away from what is behind the dialog', async () => {
  const view = mount();
  await open(view);
  for (const shift of [false, true])
    for (let presses = 0; presses < 8; presses += 1) {
      await view.user.tab({ shift });
      expect(document.activeElement === opener(), 'the focus is on the button behind the dialog').toBe(false);
    }
});

check('behavior', 'shows and chooses the same days in every time zone', async () => {
  const before = mount();
  await open(before);
  const usual = column('15');
  before.unmount();
  for (const hours of [-10, 10]) {
    const moveBack = moveTo(hours);
    const onChange = vi.fn();
    const view = mount({ onChange });
    // What formats dates may have been made before, in the time zone of the browser. It shows the same day as one in the west.
    if (hours < 0) expect(chosen(), `the button, ${hours} hours from UTC`).toBe('Departure: March 15, 2026');
    await open(view);
    expect(column('15'), `the column of March 15, ${hours} hours from UTC`).toBe(usual);
    const selected = cells().filter((one) => one.ariaSelected === 'true');
    expect(numbers(selected), `the chosen day, ${hours} hours from UTC`).toEqual(['15']);
    await view.user.click(within(grid()).getByText('16'));
    expect(onChange.mock.lastCall, `what is reported, ${hours} hours from UTC`).toEqual(['2026-03-16']);
    view.unmount();
    moveBack();
  }
});

check('focus', 'gives the focus to its button although the click did not, as in Safari', async () => {
  const { user } = mount();
  opener().click();
  await user.pointer([]);
  dialog();
  await user.keyboard('{Escape}');
  await openerHasFocus();
});

generalChecks({ 'with the calendar open': open });
