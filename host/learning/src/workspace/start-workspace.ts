import { readStored } from '@site/sdk/reader-data';
import { editor as editorPreference } from '@site/sdk/reader-data/editor';
import type { ComponentType } from 'react';
import { type AttemptStorage, openAttempts } from '../memory/attempts.ts';
import { createRunner } from '../runner/create-runner.ts';
import type { Runner } from '../runner/Runner.ts';
import { AttemptSession } from './attempt-session.ts';
import type { EditorProps } from './editor.ts';
import { fetchWorkspaceFiles } from './fetch-workspace-files.ts';
import { loadCodeEditor } from './load-code-editor.ts';
import { Workspace } from './Workspace.tsx';
import type { WorkspaceFiles } from './workspace-files.ts';

/** What a workspace works with. The caller closes it. */
export interface WorkspaceParts {
  files: WorkspaceFiles;
  session: AttemptSession;
  runner: Runner;
  /** Null for a reader who prefers the text area. */
  CodeEditor: ComponentType<EditorProps> | null;
  close(): void;
}

export { Workspace };

/**
 * Loads what a workspace needs: the files of the entry, the reader's attempts, the editor.
 * @param base the address of the section's release
 * @param id the id of the entry
 * @throws Error when the files do not arrive. Storage and editor may fail: there is a text area, and nothing is saved.
 */
export async function startWorkspace(base: string, id: string): Promise<WorkspaceParts> {
  const [files, storage, CodeEditor] = await Promise.all([fetchWorkspaceFiles(base, id), openStorage(), preferred()]);
  const found = await read(storage, id);
  const start = files.files[files.editable] ?? '';
  const session = new AttemptSession({ storage, found, entry: id, file: files.editable, start });
  const runner = createRunner();
  return {
    ...{ files, session, runner, CodeEditor },
    close() {
      runner.close();
      void session.close();
    },
  };
}

function preferred() {
  return readStored(editorPreference).kind === 'plain' ? null : loadCodeEditor();
}

async function openStorage(): Promise<AttemptStorage | null> {
  try {
    return await openAttempts();
  } catch {
    return null;
  }
}

async function read(storage: AttemptStorage | null, id: string) {
  try {
    if (storage) return await storage.read(id);
  } catch {
    // What cannot be read is not there; saving then says whether anything can be kept.
  }
  return { attempts: [], unreadable: 0 };
}
