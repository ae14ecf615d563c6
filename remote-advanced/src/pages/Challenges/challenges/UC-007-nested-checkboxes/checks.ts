import { check, generalChecks, mount, textOnScreen } from '@site/learning/challenge';
import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';

const box = (name: string) => screen.getByRole('checkbox', { name });

/** `true`, `false` or `mixed`, of a native checkbox or another one. */
const stateOf = (element: HTMLElement) => {
  if (!(element instanceof HTMLInputElement)) return element.getAttribute('aria-checked');
  return element.indeterminate ? 'mixed' : String(element.checked);
};
const states = (...names: string[]) => names.map((name) => `${name}: ${stateOf(box(name))}`);

check('names', 'has a checkbox for each item, in nested lists, and nothing is checked at first', () => {
  mount();
  expect(screen.getAllByRole('checkbox').map(stateOf)).toEqual(Array(8).fill('false'));
  const fruit = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('checkbox', { name: 'Fruit' }));
  const below = within(within(fruit as HTMLElement).getAllByRole('list')[0] as HTMLElement);
  below.getByRole('checkbox', { name: 'Citrus' });
  below.getByRole('checkbox', { name: 'Lemon' });
});

check('behavior', 'checks everything below a parent, and unchecks it again', async () => {
  const { user } = mount();
  await user.click(box('Fruit'));
  expect(states('Apple', 'Citrus', 'Lemon', 'Orange', 'Bread')).toEqual([
    'Apple: true',
    'Citrus: true',
    'Lemon: true',
    'Orange: true',
    'Bread: false',
  ]);
  await user.click(box('Fruit'));
  expect(states('Fruit', 'Apple', 'Citrus', 'Lemon')).toEqual([
    'Fruit: false',
    'Apple: false',
    'Citrus: false',
    'Lemon: false',
  ]);
});

check('behavior', 'shows parents as mixed while only a part below them is checked, at every depth', async () => {
  const { user } = mount();
  await user.click(box('Lemon'));
  expect(states('Fruit', 'Citrus', 'Apple')).toEqual(['Fruit: mixed', 'Citrus: mixed', 'Apple: false']);
});

check('behavior', 'checks parents when everything below them is checked', async () => {
  const { user } = mount();
  for (const name of ['Lemon', 'Orange']) await user.click(box(name));
  expect(states('Citrus', 'Fruit')).toEqual(['Citrus: true', 'Fruit: mixed']);
  await user.click(box('Apple'));
  expect(states('Citrus', 'Fruit')).toEqual(['Citrus: true', 'Fruit: true']);
  await user.click(box('Orange'));
  expect(states('Citrus', 'Fruit')).toEqual(['Citrus: mixed', 'Fruit: mixed']);
});

check('behavior', 'checks everything below a mixed parent', async () => {
  const { user } = mount();
  await user.click(box('Apple'));
  await user.click(box('Fruit'));
  expect(states('Fruit', 'Apple', 'Citrus', 'Orange')).toEqual([
    'Fruit: true',
    'Apple: true',
    'Citrus: true',
    'Orange: true',
  ]);
});

check('behavior', 'counts the checked items without children', async () => {
  const { user } = mount();
  expect(textOnScreen()).toContain('0 of 5 selected');
  await user.click(box('Citrus'));
  expect(textOnScreen()).toContain('2 of 5 selected');
  await user.click(box('Bread'));
  expect(textOnScreen()).toContain('3 of 5 selected');
  await user.click(box('Citrus'));
  expect(textOnScreen()).toContain('1 of 5 selected');
});

check('behavior', 'tells items with the same name apart', async () => {
  const other = [{ name: 'Other' }];
  const { user } = mount({ items: ['Fruit', 'Tea'].map((name) => ({ name, children: other })) });
  await user.click(screen.getAllByRole('checkbox', { name: 'Other' })[1] as HTMLElement);
  expect(states('Fruit', 'Tea')).toEqual(['Fruit: false', 'Tea: true']);
});

check('keyboard', 'works with the keyboard', async () => {
  const { user } = mount();
  await user.tab();
  await user.keyboard(' ');
  expect(states('Fruit', 'Orange')).toEqual(['Fruit: true', 'Orange: true']);
});

generalChecks({ 'with a mixed parent': async ({ user }) => user.click(box('Lemon')) });
