import { check, generalChecks, mount } from '@site/learning/challenge';
import { fireEvent, screen, within } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const box = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${number} of 6` });
const values = () => boxes().map(({ value }) => value.trim());
const focused = () => boxes().indexOf(document.activeElement as HTMLInputElement) + 1;

check('names', 'has a named box for each digit, in a group', () => {
  mount({ length: 4 });
  const group = screen.getByRole('group', { name: 'One-time code' });
  expect(within(group).getAllByRole('textbox')).toHaveLength(4);
  within(group).getByRole('textbox', { name: 'Digit 1 of 4' });
  within(group).getByRole('textbox', { name: 'Digit 4 of 4' });
});

check('behavior', 'goes on to the next box with every digit', async () => {
  const { user } = mount();
  await user.click(box(1));
  await user.keyboard('407');
  expect(values()).toEqual(['4', '0', '7', '', '', '']);
  expect(focused(), 'the box with the focus').toBe(4);
});

check('behavior', 'ignores everything but digits', async () => {
  const { user } = mount();
  await user.click(box(1));
  await user.keyboard('a-1');
  expect(values()).toEqual(['1', '', '', '', '', '']);
  await user.keyboard('x');
  expect(focused(), 'the box with the focus').toBe(2);
  await user.click(box(1));
  box(1).select();
  await user.keyboard('x');
  expect(values(), 'after a letter in a filled box').toEqual(['1', '', '', '', '', '']);
  expect(focused(), 'the box with the focus').toBe(1);
});

check('behavior', 'replaces the digit of a filled box', async () => {
  const { user } = mount();
  await user.click(box(1));
  await user.keyboard('123');
  await user.click(box(2));
  await user.keyboard('9');
  expect(values()).toEqual(['1', '9', '3', '', '', '']);
  await user.click(box(2));
  box(2).select();
  await user.keyboard('9');
  expect(values(), 'after the same digit').toEqual(['1', '9', '3', '', '', '']);
  expect(focused(), 'the box with the focus').toBe(3);
});

check('keyboard', 'clears with Backspace: this box, or the one before an empty one', async () => {
  const { user } = mount();
  await user.click(box(1));
  await user.keyboard('123{Backspace}');
  expect(values(), 'after Backspace in the empty box').toEqual(['1', '2', '', '', '', '']);
  expect(focused(), 'the box with the focus').toBe(3);
  await user.click(box(1));
  await user.keyboard('{Backspace}');
  expect(values(), 'after Backspace in the first box').toEqual(['', '2', '', '', '', '']);
  await user.keyboard('{Backspace}');
  expect(focused(), 'the box with the focus').toBe(1);
});

check('keyboard', 'moves between the boxes with the arrow keys, and changes nothing', async () => {
  const { user } = mount();
  await user.click(box(1));
  await user.keyboard('12{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(focused(), 'the box with the focus').toBe(1);
  await user.keyboard('{ArrowRight}');
  expect(focused(), 'the box with the focus').toBe(2);
  expect(values()).toEqual(['1', '2', '', '', '', '']);
});

check('keyboard', 'leaves the arrow keys with Alt, Ctrl or Command to the browser', async () => {
  const { user } = mount();
  await user.click(box(2));
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    for (const key of ['ArrowLeft', 'ArrowRight'])
      expect(fireEvent.keyDown(box(2), { key, [held]: true }), `the browser gets ${key} with ${held}`).toBe(true);
  await user.pointer([]);
  expect(focused(), 'the box with the focus').toBe(2);
});

check('behavior', 'clears a box with Delete, and by cutting what is in it', async () => {
  const { user } = mount();
  await user.click(box(1));
  await user.keyboard('123');
  box(1).focus();
  box(1).select();
  await user.keyboard('{Delete}');
  expect(values(), 'after Delete').toEqual(['', '2', '3', '', '', '']);
  await user.click(box(2));
  box(2).setSelectionRange(1, 1);
  await user.keyboard('{Delete}');
  expect(values(), 'after Delete behind the digit').toEqual(['', '', '3', '', '', '']);
  box(3).focus();
  box(3).select();
  await user.cut();
  expect(values(), 'after cutting').toEqual(['', '', '', '', '', '']);
});

check('behavior', 'spreads a pasted code over all boxes, from any of them', async () => {
  const onComplete = vi.fn();
  const { user } = mount({ onComplete });
  await user.click(box(3));
  await user.paste('Code: 123-4567');
  expect(values()).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(onComplete.mock.calls).toEqual([['123456']]);
});

check('behavior', 'takes a whole code that the browser fills in', async () => {
  const onComplete = vi.fn();
  const { user } = mount({ onComplete });
  fireEvent.input(box(1), { target: { value: '123456' } });
  await user.pointer([]);
  expect(values()).toEqual(['1', '2', '3', '4', '5', '6']);
  fireEvent.input(box(1), { target: { value: '482913' } });
  await user.pointer([]);
  expect(values(), 'after another code').toEqual(['4', '8', '2', '9', '1', '3']);
  fireEvent.input(box(1), { target: { value: '340561' } });
  await user.pointer([]);
  expect(values(), 'after a code with the digit of the first box in it').toEqual(['3', '4', '0', '5', '6', '1']);
  expect(onComplete.mock.calls).toEqual([['123456'], ['482913'], ['340561']]);
});

check('behavior', 'reports the code whenever it is whole, and only then', async () => {
  const onComplete = vi.fn();
  const { user } = mount({ onComplete });
  await user.click(box(1));
  await user.keyboard('12345');
  expect(onComplete, 'onComplete, before the last digit').not.toHaveBeenCalled();
  await user.keyboard('6');
  await user.click(box(1));
  await user.keyboard('{Backspace}9');
  expect(onComplete.mock.calls).toEqual([['123456'], ['923456']]);
});

check('behavior', 'asks for the code of a message and for the numeric keyboard', () => {
  mount();
  expect(box(1).getAttribute('autocomplete')).toBe('one-time-code');
  expect(new Set(boxes().map((element) => element.getAttribute('inputmode')))).toEqual(new Set(['numeric']));
});

generalChecks({
  'with a whole code': async ({ user }) => {
    await user.click(box(1));
    await user.keyboard('123456');
  },
});
