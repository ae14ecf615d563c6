import type { ComponentType } from 'react';
import type { EditorProps } from './editor.ts';

/** Loads CodeMirror; null when it does not arrive. */
export async function loadCodeEditor(): Promise<ComponentType<EditorProps> | null> {
  try {
    return (await import('./CodeEditor.tsx')).default;
  } catch {
    return null;
  }
}
