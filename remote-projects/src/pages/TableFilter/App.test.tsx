import { useLocation, useNavigate } from '@site/sdk/router';
import { MemoryRouter } from '@site/sdk/static-router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from './App.tsx';

let address = '';
let back = () => {};

/** Shows the current location to the test. */
function Whereabouts() {
  const { search } = useLocation();
  const navigate = useNavigate();
  address = decodeURIComponent(search);
  back = () => navigate(-1);
  return null;
}

const page = (search = '') => (
  <MemoryRouter initialEntries={[`/TableFilter${search}`]}>
    <Whereabouts />
    <App />
  </MemoryRouter>
);
const open = (search?: string) => render(page(search));

let user = userEvent.setup();
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Filter the rows' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const pause = () => act(() => vi.advanceTimersByTimeAsync(300));
const status = () => screen.getByRole('status').textContent;
const column = (index: number) =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[index]?.textContent ?? '');
const heading = (name: string) => screen.getByRole('columnheader', { name: new RegExp(name) });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows "Table data": 50 of 5,000 rows, in a box that can be scrolled by key', () => {
  open();
  screen.getByRole('heading', { name: 'Table data' });
  expect(column(0)).toHaveLength(50);
  expect(status()).toBe('5,000 rows, 50 on a page.');
  screen.getByText('Page 1 of 100');
  expect(screen.getByRole('region', { name: 'Table, scrollable' }).tabIndex).toBe(0);
});

describe('filtering', () => {
  it('shows the rows that match at once, accents aside, and puts the search into the address after a pause', async () => {
    open('?page=4');
    await user.type(box(), 'zoe');
    for (const name of column(0)) expect(name).toMatch(/^Zoë/);
    expect(status()).toMatch(/^\d+ of 5,000 rows match\.$/);
    expect(address).toBe('?page=4');
    await pause();
    expect(address).toBe('?q=zoe');
  });

  it('says that no row matches, and has a way back', async () => {
    open('?sort=name');
    await user.type(box(), 'nobody');
    expect(column(0)).toEqual([]);
    expect(status()).toMatch(/^No rows match/);
    await press('Clear');
    expect(document.activeElement).toBe(screen.getByLabelText('Filter the rows'));
    expect(column(0)).toHaveLength(50);
    expect(box().value).toBe('');
    expect(address).toBe('?sort=name');
  });

  it('is one step of the Back button, however many keys it took', async () => {
    open();
    await user.type(box(), 'zo');
    await pause();
    await user.type(box(), 'e');
    await pause();
    expect(address).toBe('?q=zoe');
    act(() => back());
    expect(address).toBe('');
    expect(box().value).toBe('');
    expect(column(0)).toHaveLength(50);
    expect(status()).toBe('5,000 rows, 50 on a page.');
  });

  it('takes what was typed along when the order changes before the pause', async () => {
    open();
    await user.type(box(), 'zoe');
    await press('City');
    expect(address).toBe('?q=zoe&sort=city');
    await pause();
    expect(address).toBe('?q=zoe&sort=city');
  });
});

describe('sorting', () => {
  it('sorts by a heading, turns it round, and adds the one before as the second key', async () => {
    open('?page=2');
    await press('Name');
    expect(address).toBe('?sort=name');
    expect(heading('Name').getAttribute('aria-sort')).toBe('ascending');
    await press('Name');
    expect(heading('Name').getAttribute('aria-sort')).toBe('descending');
    await press('City');
    expect(address).toBe('?sort=city,-name');
    expect(heading('City').getAttribute('aria-sort')).toBe('ascending');
    expect(heading('Name').getAttribute('aria-sort')).toBeNull();
    expect(column(1)[0]).toBe('Aarhus');
    screen.getByText('Sorted by City ascending, then Name descending.', { selector: 'span' });
    await press('Clear the order');
    expect(address).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Table, scrollable' }));
  });
});

describe('paging', () => {
  it('goes forward, to the end and back, and not beyond', async () => {
    open();
    await press('Next');
    expect(address).toBe('?page=2');
    await press('Last');
    screen.getByText('Page 100 of 100');
    await press('Next');
    expect(address).toBe('?page=100');
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    act(() => back());
    screen.getByText('Page 2 of 100');
    await press('First');
    expect(address).toBe('');
  });
});

describe('an address', () => {
  it('brings the whole view back', () => {
    open('?q=zoe&sort=-points&page=2');
    expect(box().value).toBe('zoe');
    const points = column(4).map(Number);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    screen.getByText(/^Page 2 of/);
  });

  it.each([
    ['?page=99999', 'The address asks for page 99999. The last page is 100, and it is shown here.', 'Page 100 of 100'],
    ['?page=-3', 'The address asks for page “-3”, which is no page. This is page 1.', 'Page 1 of 100'],
    ['?sort=__proto__', 'The address sorts by “__proto__”, which is no column.', 'Page 1 of 100'],
    ['?page=<b>2</b>', 'The address asks for page “<b>2</b>”, which is no page. This is page 1.', 'Page 1 of 100'],
  ])('that is absurd is said so, and everything else is there: %s', (search, message, pager) => {
    open(search);
    expect(within(screen.getByRole('status')).getByRole('listitem').textContent).toBe(message);
    screen.getByText(pager);
    expect(column(0)).toHaveLength(50);
  });
});

it('is prerendered without parameters, so that the first render fits every address', () => {
  expect(renderToString(page('?q=zoe&page=7'))).toContain('Page <!-- -->1<!-- --> of <!-- -->100');
});
