import { check, generalChecks, type Mounted, mount } from '@site/learning/challenge';
import { fireEvent, screen } from '@testing-library/dom';
import { expect, vi } from 'vitest';

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const text = () => field().value;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isDisabled = (name: string) => button(name).disabled || button(name).ariaDisabled === 'true';
const undoKeys = '{Control>}z{/Control}';
const redoKeys = '{Control>}{Shift>}Z{/Shift}{/Control}';

function start(props: object = {}) {
  const onChange = vi.fn();
  return { ...mount({ value: '', onChange, ...props }), onChange };
}

const type = ({ user }: Pick<Mounted, 'user'>, keys: string) => user.type(field(), keys);
const press = ({ user }: Pick<Mounted, 'user'>, name: string) => user.click(button(name));

check('behavior', 'begins with the value, and with nothing to undo or to redo', async () => {
  const view = start({ value: 'Buy bread.' });
  expect(text()).toBe('Buy bread.');
  expect([isDisabled('Undo'), isDisabled('Redo')], 'whether the buttons are disabled').toEqual([true, true]);
  await press(view, 'Undo');
  await press(view, 'Redo');
  await type(view, undoKeys);
  expect(text()).toBe('Buy bread.');
  expect(view.onChange).not.toHaveBeenCalled();
});

check('behavior', 'takes back word by word, and brings back what was taken back', async () => {
  const view = start();
  await type(view, 'Hello big world');
  for (const wanted of ['Hello big', 'Hello', '']) {
    expect(isDisabled('Undo'), '"Undo" is disabled').toBe(false);
    await press(view, 'Undo');
    expect(text(), 'after "Undo"').toBe(wanted);
  }
  expect(isDisabled('Undo'), '"Undo" is disabled at the beginning').toBe(true);
  for (const wanted of ['Hello', 'Hello big', 'Hello big world']) {
    expect(isDisabled('Redo'), '"Redo" is disabled').toBe(false);
    await press(view, 'Redo');
    expect(text(), 'after "Redo"').toBe(wanted);
  }
  expect(isDisabled('Redo'), '"Redo" is disabled at the end').toBe(true);
});

check('behavior', 'makes a step of each deletion and of a paste', async () => {
  const view = start();
  await type(view, 'abc{Backspace}{Backspace}');
  await view.user.paste(' and more');
  expect(text()).toBe('a and more');
  for (const wanted of ['a', 'ab', 'abc', '']) {
    await press(view, 'Undo');
    expect(text(), 'after "Undo"').toBe(wanted);
  }
});

check(
  'behavior',
  'makes a step of a paste over a selection, although the text is one character longer then',
  async () => {
    const view = start();
    await type(view, 'abc');
    field().select();
    await view.user.paste('wxyz');
    expect(text()).toBe('wxyz');
    await press(view, 'Undo');
    expect(text(), 'after "Undo"').toBe('abc');
  },
);

check('behavior', 'makes a step of a paste of one character', async () => {
  const view = start();
  await type(view, 'ab');
  await view.user.paste('c');
  await press(view, 'Undo');
  expect(text(), 'after "Undo"').toBe('ab');
  await press(view, 'Redo');
  field().focus();
  await view.user.paste('d');
  await view.user.keyboard('e');
  await press(view, 'Undo');
  expect(text(), 'after a paste, a letter and "Undo"').toBe('abcd');
});

check('behavior', 'joins an emoji to the step of the characters before it', async () => {
  const view = start();
  await type(view, 'ab');
  // One code point, and two of them.
  for (const emoji of ['😀', '❤️']) {
    const end = text().length;
    field().setRangeText(emoji, end, end, 'end');
    fireEvent.input(field(), { inputType: 'insertText', data: emoji });
    await view.user.pointer([]);
  }
  expect(text()).toBe('ab😀❤️');
  await press(view, 'Undo');
  expect(text(), 'after "Undo"').toBe('');
});

check('behavior', 'begins a new step after a deletion, and after a redo', async () => {
  const view = start();
  await type(view, 'abc{Backspace}d');
  await press(view, 'Undo');
  expect(text()).toBe('ab');
  await press(view, 'Redo');
  await type(view, 'e');
  await press(view, 'Undo');
  expect(text(), 'after a redo, a letter and "Undo"').toBe('abd');
});

check('keyboard', 'works with the keys', async () => {
  const view = start();
  await type(view, 'one two');
  await view.user.keyboard(undoKeys);
  expect(text(), 'after Ctrl+Z').toBe('one');
  await view.user.keyboard(redoKeys);
  expect(text(), 'after Ctrl+Shift+Z').toBe('one two');
  await view.user.keyboard('{Meta>}zz{/Meta}');
  expect(text(), 'after Command+Z, twice').toBe('');
  await view.user.keyboard('{Control>}y{/Control}');
  expect(text(), 'after Ctrl+Y').toBe('one');
  // On a Mac, the key is in lower case then.
  await view.user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}');
  expect(text(), 'after Command+Shift+Z').toBe('one two');
});

check('keyboard', 'leaves these keys to nobody else, also at the ends, and no others', async () => {
  const { user } = start();
  field().focus();
  const isPrevented = (key: string, keys: object) => !fireEvent.keyDown(field(), { key, ...keys });
  expect(isPrevented('z', { ctrlKey: true }), 'the default of Ctrl+Z is prevented').toBe(true);
  expect(isPrevented('Z', { ctrlKey: true, shiftKey: true }), 'the default of Ctrl+Shift+Z is prevented').toBe(true);
  expect(isPrevented('y', { metaKey: true }), 'the default of Command+Y is prevented').toBe(true);
  expect(isPrevented('z', {}), 'the default of Z is prevented').toBe(false);
  expect(isPrevented('c', { ctrlKey: true }), 'the default of Ctrl+C is prevented').toBe(false);
  await user.keyboard('zyZ');
  expect(text()).toBe('zyZ');
});

check('behavior', 'drops what could be brought back when something new is typed', async () => {
  const view = start();
  await type(view, 'one two');
  await press(view, 'Undo');
  await type(view, '!');
  expect(text()).toBe('one!');
  expect(isDisabled('Redo'), '"Redo" is disabled').toBe(true);
  await view.user.keyboard(redoKeys);
  expect(text(), 'after Ctrl+Shift+Z').toBe('one!');
  await press(view, 'Undo');
  expect(text(), 'after "Undo"').toBe('one');
  await press(view, 'Undo');
  expect(text(), 'after another "Undo"').toBe('');
});

check('behavior', 'forgets the oldest steps beyond the limit', async () => {
  const view = start({ limit: 2 });
  await type(view, 'a b c d');
  for (let presses = 0; presses < 4; presses += 1) await press(view, 'Undo');
  expect(text()).toBe('a b');
  expect(isDisabled('Undo'), '"Undo" is disabled').toBe(true);
});

check('behavior', 'reports each change', async () => {
  const view = start();
  await type(view, 'ab');
  await press(view, 'Undo');
  await press(view, 'Redo');
  expect(view.onChange.mock.calls).toEqual([['a'], ['ab'], [''], ['ab']]);
});

check('focus', 'does not lose the focus at the ends', async () => {
  const view = start();
  await type(view, 'a');
  for (const name of ['Undo', 'Redo']) {
    button(name).focus();
    await view.user.keyboard('{Enter}');
    expect(isDisabled(name), `"${name}" is disabled`).toBe(true);
    const kept = [button(name), field()].some((element) => element === document.activeElement);
    expect(kept, `the focus is on "${name}" or in the text area`).toBe(true);
  }
});

generalChecks({
  'with steps in both directions': async (view) => {
    await type(view, ' and tea');
    await press(view, 'Undo');
  },
});
