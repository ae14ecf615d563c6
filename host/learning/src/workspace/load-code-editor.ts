import { readStored } from '@site/sdk/reader-data';
import { editor as editorPreference } from '@site/sdk/reader-data/editor';
import type { ComponentType } from 'react';
import type { EditorProps } from './editor-props.ts';

/** Loads CodeMirror; null when it does not arrive. */
export async function loadCodeEditor(): Promise<ComponentType<EditorProps> | null> {
  try {
    return (await import('./CodeEditor.tsx')).default;
  } catch {
    return null;
  }
}

/** Loads CodeMirror for a reader who prefers it; null for a text area. */
export async function loadPreferredEditor(): Promise<ComponentType<EditorProps> | null> {
  return readStored(editorPreference).kind === 'plain' ? null : loadCodeEditor();
}
