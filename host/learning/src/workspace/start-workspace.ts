import type { ComponentType } from 'react';
import { createRunner } from '../runner/create-runner.ts';
import { librariesFor } from '../runner/environment.ts';
import { fetchLibraries } from '../runner/fetch-libraries.ts';
import type { Runner } from '../runner/Runner.ts';
import type { AttemptSession } from './attempt-session.ts';
import type { EditorProps } from './editor-props.ts';
import { fetchWorkspaceFiles } from './fetch-workspace-files.ts';
import { loadPreferredEditor } from './load-code-editor.ts';
import { openSession, openStorage } from './open-session.ts';
import { Workspace } from './Workspace.tsx';
import { type WorkspaceFiles, workspaceFiles } from './workspace-files.ts';

/** What a workspace works with. The caller closes it. */
export interface WorkspaceParts {
  files: WorkspaceFiles;
  session: AttemptSession;
  runner: Runner;
  /** What its programs are sent with: React, for an exercise in React. */
  libraries: string[];
  /** Null for a reader who prefers the text area. */
  CodeEditor: ComponentType<EditorProps> | null;
  adopt(code: string): void;
  begin(): void;
  close(): void;
}

export { Workspace };

/**
 * Loads what a workspace needs: the files of the entry, the reader's attempts, the editor, and what the tests import.
 * @param base the address of the section's release
 * @param id the id of the entry
 * @throws Error when files or libraries do not arrive. Storage and editor may fail: there is a text area, and nothing is saved.
 */
export async function startWorkspace(base: string, id: string): Promise<WorkspaceParts> {
  const [files, storage, CodeEditor] = await Promise.all([
    fetchWorkspaceFiles(workspaceFiles, base, id),
    openStorage(),
    loadPreferredEditor(),
  ]);
  const libraries = await fetchLibraries(...librariesFor(files.files));
  const start = { [files.editable]: files.files[files.editable] ?? '' };
  const session = await openSession({ storage, entry: id, start });
  const runner = createRunner();
  return {
    ...{ files, session, runner, libraries, CodeEditor },
    adopt: (code) => session.adopt(files.editable, code),
    begin: () => session.begin(),
    close() {
      runner.close();
      void session.close();
    },
  };
}
