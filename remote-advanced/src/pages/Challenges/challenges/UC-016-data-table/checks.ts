import { check, generalChecks, type Mounted, mount, textOnScreen } from '@site/learning/challenge';
import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';

const people = [
  { name: 'Paul', city: 'Bergen', age: 41 },
  { name: 'anna', city: 'Lyon', age: 9 },
  { name: 'Ödön', city: 'Pécs', age: 100 },
  { name: 'Berta', city: 'Lyon', age: 28 },
  { name: 'Chiara', city: 'Turin', age: 28 },
  { name: 'Malik', city: 'Bergen', age: 35 },
  { name: 'Zoe', city: 'Annaberg', age: 28 },
];

/** With people that nobody else has. */
const start = (pageSize = 10) => mount({ caption: 'Choir', people: [...people], pageSize });

const header = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}\\b`) });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const filter = () => screen.getByLabelText('Filter');
/** The texts of all statuses: the number of the page may be one, too. */
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.trim());

/** Whether the number of the page can be read, also with elements around the numbers. */
function expectText(page: string) {
  expect(textOnScreen(), 'the text on the page').toMatch(new RegExp(`${page}(?!\\d)`, 'i'));
}

/** The cells of all rows, row by row. */
const cells = () =>
  screen
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByRole('columnheader').length === 0)
    .map((row) => [...row.querySelectorAll('td, th, [role="cell"], [role="rowheader"]')])
    .map((row) => row.map(({ textContent }) => textContent?.trim()));

const names = () => cells().flatMap(([name]) => name ?? []);
const sortBy = ({ user }: Pick<Mounted, 'user'>, name: string) =>
  user.click(within(header(name)).getByRole('button', { name: new RegExp(`^${name}\\b`) }));

check('names', 'has a name, three headers and the first page, in the order of the people', () => {
  start(3);
  screen.getByRole('table', { name: 'Choir' });
  expect(cells()).toEqual([
    ['Paul', 'Bergen', '41'],
    ['anna', 'Lyon', '9'],
    ['Ödön', 'Pécs', '100'],
  ]);
  for (const name of ['Name', 'City', 'Age']) expect(header(name).hasAttribute('aria-sort'), name).toBe(false);
});

check('behavior', 'sorts names as a reader expects it, in both directions', async () => {
  const view = start();
  await sortBy(view, 'Name');
  expect(names()).toEqual(['anna', 'Berta', 'Chiara', 'Malik', 'Ödön', 'Paul', 'Zoe']);
  await sortBy(view, 'Name');
  expect(names()).toEqual(['Zoe', 'Paul', 'Ödön', 'Malik', 'Chiara', 'Berta', 'anna']);
});

check('behavior', 'sorts ages as numbers, and leaves equal rows in their order', async () => {
  const view = start();
  await sortBy(view, 'Age');
  expect(names(), 'ascending').toEqual(['anna', 'Berta', 'Chiara', 'Zoe', 'Malik', 'Paul', 'Ödön']);
  await sortBy(view, 'Age');
  expect(names(), 'descending').toEqual(['Ödön', 'Paul', 'Malik', 'Berta', 'Chiara', 'Zoe', 'anna']);
});

check('names', 'reports the sorting on the header of its column alone', async () => {
  const view = start();
  const sortings = () => ['Name', 'City', 'Age'].map((name) => header(name).getAttribute('aria-sort'));
  await sortBy(view, 'City');
  expect(sortings()).toEqual([null, 'ascending', null]);
  await sortBy(view, 'City');
  expect(sortings()).toEqual([null, 'descending', null]);
  await sortBy(view, 'City');
  expect(sortings(), 'after a third press').toEqual([null, 'ascending', null]);
  await sortBy(view, 'Age');
  expect(sortings()).toEqual([null, null, 'ascending']);
});

check('behavior', 'does not change the people that it was given', async () => {
  const given = [...people];
  await sortBy(mount({ people: given, pageSize: 10 }), 'Name');
  expect(given.map(({ name }) => name)).toEqual(people.map(({ name }) => name));
});

check('behavior', 'filters by name and city, ignoring case and spaces around, and stays sorted', async () => {
  const view = start();
  await sortBy(view, 'Name');
  await view.user.type(filter(), ' ANNA ');
  expect(names()).toEqual(['anna', 'Zoe']);
  await view.user.clear(filter());
  await view.user.type(filter(), 'berg');
  expect(names()).toEqual(['Malik', 'Paul', 'Zoe']);
  await view.user.clear(filter());
  await view.user.type(filter(), 'MAL');
  expect(names()).toEqual(['Malik']);
  await view.user.clear(filter());
  await view.user.type(filter(), '41');
  expect(names(), 'with an age in the filter').toEqual([]);
});

check('states', 'says how many rows there are', async () => {
  const { user } = start(3);
  expect(statuses()).toContain('7 people');
  await user.type(filter(), 'turin');
  expect(statuses()).toContain('1 person');
  await user.type(filter(), 'x');
  expect(statuses()).toContain('Nobody found');
  expect(names()).toEqual([]);
  expectText('Page 1 of 1');
});

check('behavior', 'turns the pages, and sorts all of them', async () => {
  const view = start(3);
  await sortBy(view, 'Name');
  await view.user.click(button('Next'));
  expect(names()).toEqual(['Malik', 'Ödön', 'Paul']);
  await view.user.click(button('Next'));
  expect(names()).toEqual(['Zoe']);
  expectText('Page 3 of 3');
  await view.user.click(button('Previous'));
  expect(names()).toEqual(['Malik', 'Ödön', 'Paul']);
});

check('focus', 'ends at the first and at the last page, and the button keeps the focus there', async () => {
  const { user } = start(4);
  const states = () => ['Previous', 'Next'].map((name) => button(name).getAttribute('aria-disabled') === 'true');
  expect(states(), 'on the first page').toEqual([true, false]);
  await user.click(button('Previous'));
  expectText('Page 1 of 2');
  await user.click(button('Next'));
  await user.keyboard('{Enter}');
  expectText('Page 2 of 2');
  expect(states(), 'on the last page').toEqual([false, true]);
  expect(button('Next').disabled, '"Next" is disabled and cannot have the focus').toBe(false);
  expect(document.activeElement).toBe(button('Next'));
});

check('behavior', 'goes back to the first page when the sorting or the filter changes', async () => {
  const view = start(3);
  await view.user.click(button('Next'));
  await sortBy(view, 'City');
  expectText('Page 1 of 3');
  await view.user.click(button('Next'));
  await view.user.type(filter(), 'lyon');
  expectText('Page 1 of 1');
  expect(names()).toEqual(['anna', 'Berta']);
});

check('keyboard', 'sorts with the keyboard', async () => {
  const { user } = start();
  within(header('Name')).getByRole('button').focus();
  await user.keyboard('{Enter}');
  expect(names()[0]).toBe('anna');
  await user.keyboard(' ');
  expect(names()[0]).toBe('Zoe');
});

generalChecks({
  'with sorted rows': (view) => sortBy(view, 'Name'),
  'with nobody found': ({ user }) => user.type(filter(), 'nobody'),
});
