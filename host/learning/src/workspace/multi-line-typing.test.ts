import { closeBrackets } from '@codemirror/autocomplete';
import { EditorView } from '@codemirror/view';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { multiLineTyping } from './multi-line-typing.ts';

beforeEach(() => {
  // The DOM of the tests does not know all rules of CodeMirror.
  vi.spyOn(CSSStyleSheet.prototype, 'insertRule').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

const code = 'one\ntwo\nthree';

/** Types over a part of the code. @returns whether the browser was kept from it, and the code then */
function typeOver(from: number, to: number, event: InputEventInit) {
  const view = new EditorView({ doc: code, extensions: [closeBrackets(), multiLineTyping] });
  view.dispatch({ selection: { anchor: from, head: to } });
  const input = new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType: 'insertText', ...event });
  view.contentDOM.dispatchEvent(input);
  const shown = view.state.doc.toString();
  view.destroy();
  return [input.defaultPrevented, shown];
}

it('replaces a selection of several lines before the browser does', () => {
  expect(typeOver(1, 6, { data: 'x' })).toEqual([true, 'oxo\nthree']);
  expect(typeOver(code.length, 0, { data: 'x' })).toEqual([true, 'x']);
  expect(typeOver(0, code.length, { data: 'a\nb' })).toEqual([true, 'a\nb']);
});

it('leaves brackets to CodeMirror, which puts them around the selection', () => {
  expect(typeOver(0, code.length, { data: '(' })).toEqual([true, `(${code})`]);
});

it.each<[string, number, number, InputEventInit]>([
  ['a selection in one line', 0, 3, { data: 'x' }],
  ['no selection', 3, 3, { data: 'x' }],
  ['a composition', 0, 8, { data: 'x', isComposing: true }],
  ['what cannot be prevented', 0, 8, { data: 'x', cancelable: false }],
  ['other input', 0, 8, { inputType: 'deleteContentBackward' }],
])('leaves to the browser: %s', (_what, from, to, event) => {
  expect(typeOver(from, to, event)).toEqual([false, code]);
});
