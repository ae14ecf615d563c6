import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Replaces a selection of several lines with what is typed, before the browser does. Where Chromium joins highlighted lines itself, it
 * gives the rest of them inline styles, which the security policy of the page blocks and reports. Compositions stay with the browser.
 */
export const multiLineTyping: Extension = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data, cancelable, isComposing } = event;
    const isTyped = inputType === 'insertText' && cancelable && !isComposing && !view.compositionStarted;
    if (!isTyped || !data || !isOverLines(view)) return false;
    insert(view, data);
    return true;
  },
});

function isOverLines({ state: { doc, selection } }: EditorView): boolean {
  const { from, to } = selection.main;
  return doc.lineAt(from).to < to;
}

/** Inserts text as CodeMirror does after the browser: closing brackets and the keys of Vim come first. */
function insert(view: EditorView, text: string): void {
  const { from, to } = view.state.selection.main;
  const replace = () =>
    view.state.update(view.state.replaceSelection(text), { userEvent: 'input.type', scrollIntoView: true });
  const isHandled = view.state.facet(EditorView.inputHandler).some((handle) => handle(view, from, to, text, replace));
  if (!isHandled) view.dispatch(replace());
}
