import { useEffect, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import {
  type CodeMirror,
  createCodeMirror,
  focusCode,
  goToLine,
  markCode,
  replaceCode,
  selectionOf,
} from './code-mirror.ts';
import type { EditorProps } from './editor-props.ts';
import { loadVimKeys } from './vim-keys.ts';
import { WrittenCode } from './WrittenCode.ts';

/** CodeMirror, in a shadow root. */
export default function CodeEditor(props: EditorProps) {
  const { code, file, onChange, label, isWrapped, tabIndents, hasVimKeys, writing, handle } = props;
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeMirror>(null);
  const [written] = useState(() => new WrittenCode());
  const changed = useEffectEvent((next: string) => {
    written.add(next);
    onChange(next);
  });
  const create = useEffectEvent((root: ShadowRoot) =>
    createCodeMirror({ root, code, file, selection: writing.current, label, onChange: (next) => changed(next) }),
  );
  // In the same task in which a text area goes, so that no key is lost between them.
  useLayoutEffect(() => {
    if (!host.current) return;
    const created = create(host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' }));
    editor.current = created;
    return () => {
      writing.current = selectionOf(created.view);
      created.destroy();
    };
  }, [writing]);
  useEffect(() => {
    if (!written.takeBack(code) && editor.current) replaceCode(editor.current.view, code);
  }, [code, written]);
  useEffect(() => editor.current?.setWrapped(isWrapped), [isWrapped]);
  useEffect(() => editor.current?.setTabIndents(tabIndents), [tabIndents]);
  useEffect(() => {
    if (!hasVimKeys) return;
    let isWanted = true;
    void loadVimKeys().then((keys) => isWanted && editor.current?.setKeys(keys));
    return () => {
      isWanted = false;
      editor.current?.setKeys([]);
    };
  }, [hasVimKeys]);
  useImperativeHandle(handle, () => ({
    focus: () => editor.current && focusCode(editor.current.view),
    goToLine: (line) => editor.current && goToLine(editor.current.view, line),
    mark: (code, marks) => editor.current && markCode(editor.current.view, code, marks),
  }));
  return <div ref={host} />;
}
