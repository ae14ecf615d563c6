import { check, generalChecks, type Mounted, mount, namesOf } from '@site/learning/challenge';
import { fireEvent, screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fruit' });
const removeButton = (value: string) => screen.getByRole('button', { name: `Remove ${value}` });

/** Whether a text can be seen: an element may have it from the start, and hide it. */
const isShown = (text: RegExp) =>
  screen.queryAllByText(text).some((element) => element.checkVisibility({ visibilityProperty: true }));

/** The values of the chips. */
const values = () => namesOf('button').flatMap((name) => name.match(/^Remove (.*)/)?.[1] ?? []);

const type = ({ user }: Pick<Mounted, 'user'>, text: string) => user.type(field(), text);

check('behavior', 'adds what was typed with Enter and with a comma, and empties the field', async () => {
  const onChange = vi.fn();
  const view = mount({ onChange });
  await type(view, 'apple{Enter}');
  expect(field().value, 'the text in the field').toBe('');
  await type(view, ' pear ,');
  expect(values()).toEqual(['apple', 'pear']);
  expect(field().value, 'the text in the field').toBe('');
  const items = screen.getAllByRole('listitem').filter((item) => item.contains(removeButton('apple')));
  expect(items, 'the item with the button "Remove apple"').toHaveLength(1);
  expect(items[0]?.contains(removeButton('pear')), 'both chips in one item').toBe(false);
  expect(items[0]?.textContent, 'the text of the item').toContain('apple');
  expect(onChange.mock.lastCall, 'what onChange was called with').toEqual([['apple', 'pear']]);
});

check('behavior', 'adds nothing for an empty text', async () => {
  const onChange = vi.fn();
  const view = mount({ onChange });
  await type(view, '{Enter} {Enter},');
  expect(values()).toEqual([]);
  expect(onChange).not.toHaveBeenCalled();
});

check('behavior', 'reports all values whenever they change', async () => {
  const onChange = vi.fn();
  const view = mount({ onChange });
  await type(view, 'apple{Enter}pear{Enter}{Enter}');
  await view.user.click(removeButton('apple'));
  expect(onChange.mock.calls).toEqual([[['apple']], [['apple', 'pear']], [['pear']]]);
});

check('behavior', 'refuses a value that is already there, and says so', async () => {
  const onChange = vi.fn();
  const view = mount({ onChange });
  await type(view, 'apple{Enter}APPLE{Enter}');
  expect(values()).toEqual(['apple']);
  expect(field().value, 'the text in the field').toBe('APPLE');
  expect(onChange, 'onChange, when nothing has changed').toHaveBeenCalledOnce();
  expect(isShown(/Already added/), '"Already added" is on the page').toBe(true);
  await type(view, '2');
  expect(isShown(/Already added/), '"Already added" is on the page when the text was changed').toBe(false);
  await view.user.clear(field());
  await view.user.paste('kiwi,Kiwi');
  expect(values(), 'after a paste that has a value twice').toEqual(['apple', 'kiwi']);
});

check('keyboard', 'removes the last chip with Backspace, but only in an empty field', async () => {
  const view = mount();
  await type(view, 'apple{Enter}pear{Enter}xy{Backspace}');
  expect(values(), 'after Backspace with text in the field').toEqual(['apple', 'pear']);
  expect(field().value, 'the text in the field').toBe('x');
  await type(view, '{Backspace}{Backspace}');
  expect(values(), 'after Backspace in the empty field').toEqual(['apple']);
});

check('focus', 'moves the focus to the neighbor of a chip that was removed, and at last to the field', async () => {
  const view = mount();
  await type(view, 'apple{Enter}pear{Enter}plum{Enter}');
  await view.user.click(removeButton('pear'));
  expect(document.activeElement, 'after "Remove pear"').toBe(removeButton('plum'));
  await view.user.keyboard('{Enter}');
  expect(document.activeElement, 'after "Remove plum"').toBe(removeButton('apple'));
  await view.user.keyboard('{Enter}');
  expect(values()).toEqual([]);
  expect(document.activeElement, 'after the last one').toBe(field());
});

check('behavior', 'adds all values of a text that is pasted', async () => {
  const onChange = vi.fn();
  const view = mount({ onChange });
  await view.user.click(field());
  await view.user.paste('apple, pear,,plum');
  expect(values()).toEqual(['apple', 'pear', 'plum']);
  expect(onChange.mock.lastCall, 'what onChange was called with').toEqual([['apple', 'pear', 'plum']]);
});

check('behavior', 'replaces the text that is selected when values are pasted', async () => {
  const view = mount();
  await type(view, 'old');
  field().select();
  await view.user.paste('apple, pear');
  expect(values()).toEqual(['apple', 'pear']);
});

check('behavior', 'adds with a comma that is no key, as on a phone', async () => {
  const view = mount();
  await type(view, 'kiwi');
  fireEvent.keyDown(field(), { key: 'Unidentified' });
  fireEvent.input(field(), { target: { value: 'kiwi,' } });
  await view.user.pointer([]);
  expect(values()).toEqual(['kiwi']);
  expect(field().value, 'the text in the field').toBe('');
});

generalChecks({
  'with chips': (view) => type(view, 'apple{Enter}a name that is much longer than all the others{Enter}'),
});
