import { type ComponentType, useEffect, useState } from 'react';
import type { EditorProps } from './editor.ts';
import { loadCodeEditor } from './load-code-editor.ts';
import { PlainEditor } from './PlainEditor.tsx';

/**
 * The editor that the reader prefers. CodeMirror is loaded when it is asked for the first time; until it is there, and if it does
 * not arrive, there is the text area.
 * @param loaded CodeMirror, if it is there from the start
 */
export function useCodeEditor(loaded: ComponentType<EditorProps> | null, isPlain: boolean): ComponentType<EditorProps> {
  const [CodeEditor, setCodeEditor] = useState(() => loaded);
  useEffect(() => {
    if (!isPlain && !CodeEditor) void loadCodeEditor().then((arrived) => setCodeEditor(() => arrived));
  }, [isPlain, CodeEditor]);
  return isPlain || !CodeEditor ? PlainEditor : CodeEditor;
}
