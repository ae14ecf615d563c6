import { undo } from '@codemirror/commands';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCodeMirror, replaceCode } from './code-mirror.ts';

beforeEach(() => {
  // The DOM of the tests does not know all of its rules.
  vi.spyOn(CSSStyleSheet.prototype, 'insertRule').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

function create(code: string) {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const onChange = vi.fn();
  const { view } = createCodeMirror({ root, code, file: 'a.ts', selection: null, label: 'Your code', onChange });
  const type = (insert: string) => {
    const at = view.state.doc.length;
    view.dispatch({ changes: { from: at, insert }, selection: { anchor: at + 1 }, userEvent: 'input.type' });
  };
  const shown = () => view.state.doc.toString();
  return { view, type, shown, onChange };
}

it('undoes what replaces the code as a step of its own, also right after and before a key', () => {
  const { view, type, shown, onChange } = create('start');
  type('s');
  replaceCode(view, 'other');
  type('s');
  expect(shown()).toBe('others');
  undo(view);
  expect(shown()).toBe('other');
  undo(view);
  expect(shown()).toBe('starts');
  undo(view);
  expect(shown()).toBe('start');
  expect(onChange.mock.calls.flat()).toEqual(['starts', 'others', 'other', 'starts', 'start']);
});
