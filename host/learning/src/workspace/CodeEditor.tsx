import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { type CodeMirror, createCodeMirror, goToLine, replaceCode } from './code-mirror.ts';
import { type EditorProps, editorLabel } from './editor.ts';

/** CodeMirror, in a shadow root. */
export default function CodeEditor({
  code,
  file = 'solution.tsx',
  onChange,
  label = editorLabel,
  isWrapped,
  selection,
  handle,
}: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeMirror>(null);
  const changed = useEffectEvent(onChange);
  const create = useEffectEvent((root: ShadowRoot) =>
    createCodeMirror({ root, code, file, selection, label, onChange: (next) => changed(next) }),
  );
  useEffect(() => {
    if (!host.current) return;
    const created = create(host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' }));
    editor.current = created;
    return created.destroy;
  }, []);
  useEffect(() => {
    if (editor.current) replaceCode(editor.current.view, code);
  }, [code]);
  useEffect(() => editor.current?.setWrapped(isWrapped), [isWrapped]);
  useImperativeHandle(handle, () => ({
    goToLine: (line) => editor.current && goToLine(editor.current.view, line),
  }));
  return <div ref={host} />;
}
