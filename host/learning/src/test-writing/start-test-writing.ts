import type { ComponentType } from 'react';
import { createRunner } from '../runner/create-runner.ts';
import type { Runner } from '../runner/Runner.ts';
import type { AttemptSession } from '../workspace/attempt-session.ts';
import type { EditorProps } from '../workspace/editor-props.ts';
import { loadPreferredEditor } from '../workspace/load-code-editor.ts';
import { openSession, openStorage } from '../workspace/open-session.ts';
import { testsFile } from './judge.ts';
import { TestWriting } from './TestWriting.tsx';
import { testsStarter } from './tests-starter.ts';

/** What the place to write tests works with. The caller closes it. */
export interface TestWritingParts {
  /** The start of the exercise by its file name: what the tests import, for their types. */
  tested: Record<string, string>;
  session: AttemptSession;
  runner: Runner;
  /** Null for a reader who prefers the text area. */
  CodeEditor: ComponentType<EditorProps> | null;
  close(): void;
}

export { TestWriting };

/**
 * Opens the tests that the reader has written for an entry.
 * @param id the id of the entry
 * @param file the name of the file that the tests import
 * @param start the code that a solution begins with
 */
export async function startTestWriting(id: string, file: string, start: string): Promise<TestWritingParts> {
  const [storage, CodeEditor] = await Promise.all([openStorage(), loadPreferredEditor()]);
  const starter = testsStarter(file, start);
  const session = await openSession({ storage, entry: id, mode: 'tests', start: { [testsFile]: starter } });
  const runner = createRunner();
  return {
    ...{ tested: { [file]: start }, session, runner, CodeEditor },
    close() {
      runner.close();
      void session.close();
    },
  };
}
