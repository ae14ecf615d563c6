import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { emulateFocusWhereRefused } from './emulate-focus.ts';

let isRefused = false;

beforeAll(() => {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (!isRefused) focus.call(this, options);
  };
  // Unknown to the document of these tests, in which everything is visible.
  HTMLElement.prototype.checkVisibility = () => true;
  emulateFocusWhereRefused();
});

beforeEach(() => {
  document.body.innerHTML =
    '<button id="a">A</button><input id="b"><button id="off" disabled>Off</button><p id="text">Text</p><dialog><button id="in">In</button></dialog>';
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;

it('leaves the focus to the browser as long as it moves, also on by a listener', () => {
  byId('a').addEventListener('focus', () => byId('b').focus());
  byId('a').focus();
  byId('b').focus();
  expect(Object.hasOwn(document, 'activeElement')).toBe(false);
});

it('moves the focus once the browser refuses, with the events in their order', () => {
  // As WebKit does, once the frame has no focus.
  isRefused = true;
  const events = vi.fn();
  for (const type of ['focus', 'focusin', 'blur', 'focusout'])
    document.addEventListener(type, ({ target }) => events(type, (target as Element).id), true);
  byId('a').focus();
  byId('b').focus();
  expect(document.activeElement).toBe(byId('b'));
  byId('b').blur();
  expect(document.activeElement).toBe(document.body);
  expect(events.mock.calls.map((call) => call.join(' '))).toEqual([
    ...['focus a', 'focusin a', 'blur a', 'focusout a'],
    ...['focus b', 'focusin b', 'blur b', 'focusout b'],
  ]);
});

it('stays where it is when an element cannot have it, and is nowhere once the element is gone', () => {
  byId('a').focus();
  byId('off').focus();
  byId('text').focus();
  expect(document.activeElement).toBe(byId('a'));
  byId('a').remove();
  expect(document.activeElement).toBe(document.body);
});

it('goes into a dialog and back', () => {
  byId('a').focus();
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  dialog.show();
  expect(document.activeElement).toBe(byId('in'));
  dialog.close();
  expect(document.activeElement).toBe(byId('a'));
});
