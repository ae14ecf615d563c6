import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands';
import { autoCloseTags, tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { siteColors } from './code-mirror-colors.ts';
import type { Mark, Selection } from './editor-props.ts';
import { multiLineTyping } from './multi-line-typing.ts';

/** Marks a change that the reader did not write. */
const replaced = Annotation.define<boolean>();

const marked = StateEffect.define<DecorationSet>();

/** What is underlined; it moves with the code. */
const underlined = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (set, { changes, effects }) => effects.find((one) => one.is(marked))?.value ?? set.map(changes),
  provide: (field) => EditorView.decorations.from(field),
});

interface EditorOptions {
  /** Its element is created inside of it. */
  root: ShadowRoot;
  code: string;
  /** The name of its file: scripts are highlighted. */
  file: string;
  /** Null leaves the focus where it is. */
  selection: Selection | null;
  /** Its accessible name. */
  label: string;
  /** Called with what the reader writes. */
  onChange: (code: string) => void;
}

/** An editor for TypeScript and JSX. */
export interface CodeMirror {
  view: EditorView;
  setWrapped(isWrapped: boolean): void;
  setTabIndents(tabIndents: boolean): void;
  /** Keys that come before all others, such as those of Vim. */
  setKeys(keys: Extension): void;
  destroy(): void;
}

/**
 * Creates a CodeMirror editor. Its styles are a constructed style sheet of the shadow root: in the document they would be a `<style>`,
 * which the security policy of the page blocks. Tab is free to leave it, unless it indents; then it
 * leaves after Escape, as CodeMirror has it.
 */
export function createCodeMirror({ root, code, file, selection, label, onChange }: EditorOptions): CodeMirror {
  const wrapping = new Compartment();
  const tabKey = new Compartment();
  const firstKeys = new Compartment();
  const parent = root.appendChild(document.createElement('div'));
  const extensions: Extension[] = [
    firstKeys.of([]),
    [lineNumbers(), history(), indentOnInput(), bracketMatching(), closeBrackets(), highlightActiveLine()],
    multiLineTyping,
    [search({ top: true }), highlightSelectionMatches()],
    /\.[jt]sx?$/.test(file) ? [tsxLanguage, autoCloseTags] : [],
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap]),
    [siteColors, underlined],
    [wrapping.of([]), tabKey.of([])],
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      if (docChanged && !transactions.some((one) => one.annotation(replaced))) onChange(state.doc.toString());
    }),
  ];
  const view = new EditorView({ root, parent, state: EditorState.create({ doc: code, extensions }) });
  if (selection) {
    view.focus();
    view.dispatch({ selection: { anchor: selection.from, head: selection.to } });
  }
  return {
    view,
    setWrapped: (isWrapped) =>
      view.dispatch({ effects: wrapping.reconfigure(isWrapped ? EditorView.lineWrapping : []) }),
    setTabIndents: (tabIndents) =>
      view.dispatch({ effects: tabKey.reconfigure(tabIndents ? keymap.of([indentWithTab]) : []) }),
    setKeys: (keys) => view.dispatch({ effects: firstKeys.reconfigure(keys) }),
    destroy() {
      view.destroy();
      parent.remove();
    },
  };
}

/** Replaces the code, as one step that can be undone. Does nothing if it is the same. */
export function replaceCode(view: EditorView, code: string): void {
  const { doc } = view.state;
  if (doc.toString() === code) return;
  const annotations = [replaced.of(true), isolateHistory.of('full')];
  view.dispatch({ changes: { from: 0, to: doc.length, insert: code }, annotations });
}

/** Underlines parts of the code, if it is still the same; a pointer over them shows the messages. */
export function markCode(view: EditorView, code: string, marks: readonly Mark[]): void {
  if (view.state.doc.toString() !== code) return;
  const ranges = marks
    .filter(({ from, to }) => from < to)
    .map(({ from, to, message }) =>
      Decoration.mark({ class: 'cm-wrong', attributes: { title: message } }).range(from, to),
    );
  view.dispatch({ effects: marked.of(Decoration.set(ranges, true)) });
}

/** Where the reader is writing; null for elsewhere. */
export function selectionOf({ hasFocus, state }: EditorView): Selection | null {
  return hasFocus ? { from: state.selection.main.from, to: state.selection.main.to } : null;
}

/** Moves the focus to where the reader was writing. */
export function focusCode(view: EditorView): void {
  view.focus();
  view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head) });
}

/** Moves the focus to a line, which is 1-based and may be one that the code no longer has. */
export function goToLine(view: EditorView, line: number): void {
  const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines));
  view.focus();
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
}
