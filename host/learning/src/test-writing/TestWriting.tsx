import { useRef } from 'react';
import { markSolved } from '../memory/mark-solved.ts';
import { Attempts } from '../workspace/Attempts.tsx';
import { CheckTypes } from '../workspace/CheckTypes.tsx';
import { Console } from '../workspace/Console.tsx';
import { Editor } from '../workspace/Editor.tsx';
import { EditorSettings } from '../workspace/EditorSettings.tsx';
import type { EditorHandle } from '../workspace/editor-props.ts';
import { Reset } from '../workspace/Reset.tsx';
import { Results } from '../workspace/Results.tsx';
import { SavingMessage } from '../workspace/SavingMessage.tsx';
import { useAttempts } from '../workspace/use-attempts.ts';
import { useSaveOnLeave } from '../workspace/use-save-on-leave.ts';
import styles from '../workspace/Workspace.module.css';
import { WorkspaceShell } from '../workspace/WorkspaceShell.tsx';
import { fetchJudgedVersions } from './fetch-judged-versions.ts';
import { programTestsFile, testsFile } from './judge.ts';
import { caughtIn, type Judgment, passes, verdictOf } from './judgment.ts';
import type { TestWritingParts } from './start-test-writing.ts';
import { useJudge } from './use-judge.ts';
import { WrongVersions } from './WrongVersions.tsx';

interface TestWritingProps {
  /** The id of the entry, which is the id of its card, too. */
  id: string;
  /** The address of the section's release. */
  base: string;
  parts: TestWritingParts;
}

/** Where readers write the tests of an exercise, which are judged by its solution and its mutants. */
export function TestWriting({ id, base, parts }: TestWritingProps) {
  const { session, runner } = parts;
  const judge = useJudge(
    runner,
    () => fetchJudgedVersions(base, id),
    (judgment) => note(id, parts, judgment),
  );
  const { judgment, versions, step } = judge;
  const editor = useRef<EditorHandle>(null);
  const focusCode = () => editor.current?.focus();
  const attempts = useAttempts(session, { clearRun: judge.clear, focusCode });
  const code = session.codeOf(attempts.current, testsFile);
  const results = useRef<HTMLDivElement>(null);
  useSaveOnLeave(session);

  const programFile = programTestsFile(parts.tested);
  const goTo = (line: number) => editor.current?.goToLine(line);
  const start = () => void judge.start(code);
  return (
    <WorkspaceShell
      id={id}
      className={styles.workspace}
      written="Tests"
      results={results}
      label="Judge"
      isRunning={step === 'judging'}
      summary={summaryOf(judge) ?? attempts.message}
      onRun={start}
      onStop={judge.stop}
    >
      <div className={styles.editor}>
        <Editor
          loaded={parts.CodeEditor}
          code={code}
          onChange={(next) => session.edit(testsFile, next)}
          label="Your tests"
          selection={null}
          handle={editor}
        />
      </div>
      <p className={styles.keys}>
        Your tests must pass on a correct solution, and at least one must fail on each of several wrong versions.{' '}
        <kbd>Ctrl</kbd> or <kbd>⌘</kbd> and <kbd>Enter</kbd> judges them.
      </p>
      <SavingMessage problem={attempts.problem} />
      <div className={styles.actions}>
        <Reset onReset={() => attempts.reset(testsFile)} onUndo={attempts.replaced && attempts.undoReset} />
      </div>
      <CheckTypes
        files={{ files: { ...parts.tested, [programFile]: code }, editable: programFile }}
        editor={editor}
        onGoTo={goTo}
      />
      <div ref={results} className={styles.findings}>
        {judgment && versions && judgment.tried.length > 0 && (
          <WrongVersions tried={judgment.tried} solution={versions.solution} />
        )}
        <Results
          run={judgment?.solution ?? null}
          files={{ files: { [programFile]: code }, editable: programFile }}
          onGoTo={goTo}
          onOnly={null}
        />
        <Console lines={judgment?.solution.output ?? []} />
      </div>
      <div className={styles.more}>
        <details className="reveal">
          <summary>Attempts</summary>
          <div>
            <Attempts earlier={attempts.earlier} counted="caught" onBegin={attempts.begin} onResume={attempts.resume} />
          </div>
        </details>
        <EditorSettings />
      </div>
    </WorkspaceShell>
  );
}

function summaryOf({ judgment, step }: Pick<ReturnType<typeof useJudge>, 'judgment' | 'step'>): string | null {
  if (step === 'failed') return 'What judges your tests did not arrive. Your tests are still here: try again.';
  if (step === 'judging') return 'Judging …';
  return judgment && verdictOf(judgment);
}

/** Notes the score, if the tests could be judged. Tests that nothing gets past count as the entry solved. */
function note(id: string, { session }: TestWritingParts, judgment: Judgment): void {
  if (!passes(judgment.solution)) return;
  const caught = caughtIn(judgment);
  session.judge(caught, judgment.total);
  if (caught === judgment.total) markSolved(id);
}
