import { useStored } from '@site/sdk/reader-data';
import { editor as editorPreference } from '@site/sdk/reader-data/editor';
import { type ComponentType, type Ref, useEffect, useRef, useState } from 'react';
import { type EditorHandle, type EditorProps, editorLabel, type Selection } from './editor-props.ts';
import { loadCodeEditor } from './load-code-editor.ts';
import { PlainEditor } from './PlainEditor.tsx';

interface PreferredEditorProps {
  /** CodeMirror, if it is there from the start. */
  loaded: ComponentType<EditorProps> | null;
  code: string;
  file?: string;
  onChange: (code: string) => void;
  /** Its accessible name: {@link editorLabel} by default. */
  label?: string;
  /** Where the reader was writing in the field that this editor replaces, so that writing goes on; null for elsewhere. */
  selection: Selection | null;
  handle?: Ref<EditorHandle> | undefined;
}

/**
 * The editor that the reader prefers. CodeMirror is loaded when it is asked for the first time; until it is there, and if it does
 * not arrive, there is the text area. Where one takes the place of the other while the reader is writing, writing goes on.
 */
export function Editor({
  loaded,
  file = 'solution.tsx',
  label = editorLabel,
  selection,
  ...props
}: PreferredEditorProps) {
  const [{ kind, wrapsLines, ...keys }] = useStored(editorPreference);
  const [CodeEditor, setCodeEditor] = useState(() => loaded);
  const writing = useRef(selection);
  const isPlain = kind === 'plain';
  useEffect(() => {
    if (!isPlain && !CodeEditor) void loadCodeEditor().then((arrived) => setCodeEditor(() => arrived));
  }, [isPlain, CodeEditor]);
  const Preferred = isPlain || !CodeEditor ? PlainEditor : CodeEditor;
  return <Preferred {...props} {...{ file, label, writing }} isWrapped={wrapsLines} {...keys} />;
}
