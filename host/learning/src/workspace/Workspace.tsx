import { useRef, useState } from 'react';
import { askAgain } from '../memory/ask-again.ts';
import { markSolved } from '../memory/mark-solved.ts';
import { environmentFor } from '../runner/environment.ts';
import { CheckTypes } from './CheckTypes.tsx';
import { CodeActions } from './CodeActions.tsx';
import { Console } from './Console.tsx';
import { Editor } from './Editor.tsx';
import type { EditorHandle } from './editor-props.ts';
import type { LaunchedProps } from './Launcher.tsx';
import { MeasureGrowth } from './MeasureGrowth.tsx';
import { MoreTools } from './MoreTools.tsx';
import { Results } from './Results.tsx';
import { countsOf, type RunState, summaryOf } from './run-state.ts';
import { SavingMessage } from './SavingMessage.tsx';
import { SharedCode } from './SharedCode.tsx';
import type { WorkspaceParts } from './start-workspace.ts';
import { useAskedRun } from './use-asked-run.ts';
import { useAttempts } from './use-attempts.ts';
import { useRun } from './use-run.ts';
import { useSaveOnLeave } from './use-save-on-leave.ts';
import styles from './Workspace.module.css';
import { WorkspaceShell } from './WorkspaceShell.tsx';

/** Where readers work on an entry: an editor, the tests and what they say, hints, earlier attempts. */
export function Workspace({
  id,
  parts,
  selection,
  isRunAsked,
  hints,
  showPart,
  notify,
}: LaunchedProps<WorkspaceParts>) {
  const { files, session, runner, libraries } = parts;
  const [passedCode, setPassedCode] = useState<string | null>(null);
  const run = useRun(runner, (state) => {
    if (judge(id, parts, state)) setPassedCode(code);
  });
  const editor = useRef<EditorHandle>(null);
  const focusCode = () => editor.current?.focus();
  const attempts = useAttempts(session, { clearRun: run.clear, focusCode });
  const { earlier } = attempts;
  const code = session.codeOf(attempts.current, files.editable);
  const results = useRef<HTMLDivElement>(null);
  useSaveOnLeave(session);

  const sources = { ...files.files, [files.editable]: code };
  const goTo = (line: number) => editor.current?.goToLine(line);
  const start = (only?: number) => {
    run.start({
      files: sources,
      entry: files.entry,
      environment: environmentFor(sources),
      libraries,
      only: only === undefined ? null : [only],
    });
  };
  useAskedRun(isRunAsked, start);
  return (
    <WorkspaceShell
      id={id}
      className={styles.workspace}
      written="Code"
      results={results}
      label="Run"
      isRunning={run.state !== null && run.state.end === null}
      summary={run.state ? summaryOf(run.state) : attempts.message}
      onRun={() => start()}
      onStop={run.stop}
    >
      <SharedCode read={(shared) => ({ [files.editable]: shared })} onUse={attempts.beginWith} onDismiss={focusCode} />
      <div className={styles.editor}>
        <Editor
          loaded={parts.CodeEditor}
          code={code}
          onChange={(next) => session.edit(files.editable, next)}
          selection={selection}
          handle={editor}
        />
      </div>
      <p className={styles.keys}>
        <kbd>Ctrl</kbd> or <kbd>⌘</kbd> and <kbd>Enter</kbd> tests your code. <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves
        the editor.
      </p>
      <SavingMessage problem={attempts.problem} />
      <CodeActions
        file={files.editable}
        code={code}
        onChange={(next) => session.edit(files.editable, next)}
        onReset={() => attempts.reset(files.editable)}
        onUndo={attempts.replaced && attempts.undoReset}
        hints={hints}
        showPart={showPart}
      />
      <CheckTypes files={{ files: sources, editable: files.editable }} editor={editor} onGoTo={goTo} />
      <div ref={results} className={styles.findings}>
        <Results run={run.state} files={files} onGoTo={goTo} onOnly={(index) => start(index)} />
        <Console lines={run.state?.output ?? []} />
      </div>
      {files.growth && passedCode !== null && (
        <MeasureGrowth
          growth={files.growth}
          files={{ [files.editable]: code }}
          isTested={passedCode === code}
          runner={runner}
        />
      )}
      <MoreTools {...{ code, files, earlier, notify }} onBegin={attempts.begin} onResume={attempts.resume} />
    </WorkspaceShell>
  );
}

/** Notes how the tests went, when all of them have run. @returns whether all of them pass */
function judge(id: string, { session }: WorkspaceParts, state: RunState): boolean {
  const { passed, total } = countsOf(state);
  if (state.isOnly || state.end !== 'finished' || total === 0) return false;
  session.judge(passed, total);
  if (passed === total) markSolved(id);
  else askAgain(id);
  return passed === total;
}
