import { check, generalChecks, isOnScreen, mount } from '@site/learning/challenge';
import { fireEvent, screen, within } from '@testing-library/dom';
import { expect } from 'vitest';

const tab = (name: string) => screen.getByRole('tab', { name });
const titles = ['Shipping', 'Returns', 'Warranty'];
const selected = () => titles.filter((name) => screen.queryByRole('tab', { name, selected: true }));

/** The text of the panels that are visible; there is one. One that is inert and transparent is hidden, too. */
const panel = () => {
  const panels = screen.getAllByRole('tabpanel').filter((one) => !one.closest('[inert]') || isOnScreen(one));
  expect(panels, 'visible panels').toHaveLength(1);
  return panels[0]?.textContent;
};

check('names', 'has a tab for each title, in a list with the name', () => {
  mount();
  const list = screen.getByRole('tablist', { name: 'Delivery' });
  expect(within(list).getAllByRole('tab')).toEqual(titles.map(tab));
});

check('behavior', 'shows the first panel at first, and no other', () => {
  mount();
  expect(selected()).toEqual(['Shipping']);
  expect(panel()).toContain('We ship within two days.');
});

check('behavior', 'shows the panel of the tab that was clicked, named by the tab', async () => {
  const { user } = mount();
  await user.click(tab('Warranty'));
  expect(selected()).toEqual(['Warranty']);
  expect(panel()).toContain('Everything has a warranty of two years.');
  expect(panel()).not.toContain('We ship within two days.');
  screen.getByRole('tabpanel', { name: 'Warranty' });
});

check('keyboard', 'is one Tab stop, on the selected tab', async () => {
  const { user } = mount();
  await user.click(tab('Returns'));
  await user.tab({ shift: true });
  await user.tab();
  expect(document.activeElement).toBe(tab('Returns'));
  await user.tab();
  expect(document.activeElement?.getAttribute('role'), 'the role of what Tab reaches next').not.toBe('tab');
});

check('keyboard', 'moves and selects with the arrow keys, around both ends', async () => {
  const { user } = mount();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(selected(), 'after the right arrow key').toEqual(['Returns']);
  expect(panel()).toContain('Send it back within 30 days.');
  expect(document.activeElement).toBe(tab('Returns'));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(selected(), 'after two more').toEqual(['Shipping']);
  await user.keyboard('{ArrowLeft}');
  expect(selected(), 'after the left arrow key').toEqual(['Warranty']);
  expect(document.activeElement).toBe(tab('Warranty'));
});

check('keyboard', 'goes to the first and last tab with Home and End', async () => {
  const { user } = mount();
  await user.tab();
  await user.keyboard('{End}');
  expect(selected(), 'after End').toEqual(['Warranty']);
  expect(document.activeElement).toBe(tab('Warranty'));
  await user.keyboard('{Home}');
  expect(selected(), 'after Home').toEqual(['Shipping']);
  expect(document.activeElement).toBe(tab('Shipping'));
});

check('keyboard', 'leaves keys with Alt, Ctrl or Command to the browser', async () => {
  const { user } = mount();
  await user.click(tab('Returns'));
  const isPrevented = (key: string, keys: object) => !fireEvent.keyDown(tab('Returns'), { key, ...keys });
  expect(isPrevented('ArrowLeft', { altKey: true }), 'the default of Alt and the left arrow key is prevented').toBe(
    false,
  );
  expect(isPrevented('ArrowRight', { metaKey: true }), 'that of Command and the right one').toBe(false);
  expect(isPrevented('End', { ctrlKey: true }), 'that of Ctrl and End').toBe(false);
  await user.pointer([]);
  expect(selected()).toEqual(['Returns']);
});

check('behavior', 'works with one tab, and with eight', async () => {
  const single = mount({ tabs: [{ title: 'Only', text: 'Alone.' }] });
  await single.user.click(tab('Only'));
  await single.user.keyboard('{ArrowRight}');
  expect(panel()).toContain('Alone.');
  single.unmount();
  const many = Array.from({ length: 8 }, (_, index) => ({ title: `Tab ${index + 1}`, text: `Text ${index + 1}` }));
  const { user } = mount({ tabs: many });
  await user.click(tab('Tab 8'));
  expect(panel()).toContain('Text 8');
});

generalChecks({
  'with the last tab selected': async ({ user }) => user.click(tab('Warranty')),
});
