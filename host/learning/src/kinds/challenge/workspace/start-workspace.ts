import type { ComponentType } from 'react';
import { createRunner } from '../../../runner/create-runner.ts';
import { fetchLibraries } from '../../../runner/fetch-libraries.ts';
import type { Runner } from '../../../runner/Runner.ts';
import type { AttemptSession } from '../../../workspace/attempt-session.ts';
import type { EditorProps } from '../../../workspace/editor-props.ts';
import { fetchWorkspaceFiles } from '../../../workspace/fetch-workspace-files.ts';
import { loadPreferredEditor } from '../../../workspace/load-code-editor.ts';
import { openSession, openStorage } from '../../../workspace/open-session.ts';
import { type ChallengeFiles, challengeFiles, variants } from '../challenge-files.ts';
import { ChallengeWorkspace } from './ChallengeWorkspace.tsx';
import { startOf } from './files.ts';

/** What the workspace of a challenge works with. The caller closes it. */
export interface ChallengeParts {
  challenge: ChallengeFiles;
  session: AttemptSession;
  runner: Runner;
  /** What shows a component in the sandbox. */
  preview: string[];
  /** Loads what checks a component there, once. @throws Error when it does not arrive */
  loadChecks(): Promise<string[]>;
  /** Null for a reader who prefers the text area. */
  CodeEditor: ComponentType<EditorProps> | null;
  adopt(code: string): void;
  begin(): void;
  close(): void;
}

export { ChallengeWorkspace as Workspace };

/**
 * Loads what the workspace of a challenge needs: its files, the reader's attempts, the editor, the preview.
 * @param base the address of the section's release
 * @param id the id of the entry
 * @throws Error when files or preview do not arrive. Storage and editor may fail: there is a text area, and nothing is saved.
 */
export async function startWorkspace(base: string, id: string): Promise<ChallengeParts> {
  const [challenge, storage, CodeEditor, preview] = await Promise.all([
    fetchWorkspaceFiles(challengeFiles, base, id),
    openStorage(),
    loadPreferredEditor(),
    fetchLibraries('component'),
  ]);
  const session = await openSession({ storage, entry: id, start: startOf(challenge) });
  // Frames of the sandbox share a process: one that is always there would keep it alive after a preview has blocked it.
  const runner = createRunner(false);
  return {
    ...{ challenge, session, runner, preview, CodeEditor },
    loadChecks: async () => [...preview, ...(await fetchLibraries('checks'))],
    adopt: (code) => session.adopt(variants.react, code),
    begin: () => session.begin(),
    close() {
      runner.close();
      void session.close();
    },
  };
}
