import { useRef, useState } from 'react';
import { Console } from '../../../workspace/Console.tsx';
import type { EditorHandle } from '../../../workspace/editor-props.ts';
import type { LaunchedProps } from '../../../workspace/Launcher.tsx';
import { Results } from '../../../workspace/Results.tsx';
import { type ConsoleLine, summaryOf } from '../../../workspace/run-state.ts';
import { SavingMessage } from '../../../workspace/SavingMessage.tsx';
import { SharedCode } from '../../../workspace/SharedCode.tsx';
import { useAskedRun } from '../../../workspace/use-asked-run.ts';
import { useAttempts } from '../../../workspace/use-attempts.ts';
import { useSaveOnLeave } from '../../../workspace/use-save-on-leave.ts';
import { WorkspaceShell } from '../../../workspace/WorkspaceShell.tsx';
import { stylesFile, type Variant, variants } from '../challenge-files.ts';
import { checksOf } from '../program.ts';
import styles from './ChallengeWorkspace.module.css';
import { CodePanel } from './CodePanel.tsx';
import { Critique } from './Critique.tsx';
import { begunVariant } from './files.ts';
import { MoreTools } from './MoreTools.tsx';
import { Preview } from './Preview.tsx';
import { readShared, sharedVariant } from './shared-files.ts';
import type { ChallengeParts } from './start-workspace.ts';
import { useChecks } from './use-checks.ts';
import { withoutAreas } from './without-areas.ts';

/** Where readers build the component of a challenge: its files in tabs, what it looks like, its checks and what they say. */
export function ChallengeWorkspace(props: LaunchedProps<ChallengeParts>) {
  const { id, parts, selection, isRunAsked, hints, showPart, notify } = props;
  const { challenge, session } = parts;
  const editor = useRef<EditorHandle>(null);
  const results = useRef<HTMLDivElement>(null);
  const checks = useChecks(id, parts);
  const [variant, setVariant] = useState<Variant>(() => {
    const { current } = session.getState();
    return begunVariant(challenge, (name) => session.codeOf(current, name));
  });
  const [file, setFile] = useState<string>(variants[variant]);
  const [printed, setPrinted] = useState<readonly ConsoleLine[]>([]);
  const focusCode = () => {
    if (!editor.current) setFile(variants[variant]);
    requestAnimationFrame(() => editor.current?.focus());
  };
  const attempts = useAttempts(session, { clearRun: checks.clear, focusCode });
  const { earlier, replaced } = attempts;
  const codeOf = (name: string) => session.codeOf(attempts.current, name);
  useSaveOnLeave(session);

  const written = { code: codeOf(variants[variant]), styles: codeOf(stylesFile) };
  const sources = checksOf(challenge, variant, written);
  const start = (only?: number) => checks.start(sources, only === undefined ? null : [only]);
  useAskedRun(isRunAsked, start);
  const choose = (next: Variant) => {
    setVariant(next);
    setFile(variants[next]);
  };
  const openShared = (files: Record<string, string>) => {
    attempts.beginWith(files);
    choose(sharedVariant(files));
  };
  const goTo = (line: number) => {
    setFile(variants[variant]);
    requestAnimationFrame(() => editor.current?.goToLine(line));
  };
  return (
    <WorkspaceShell
      id={id}
      className={styles.workspace}
      written="Code"
      results={results}
      label="Run"
      isRunning={checks.run !== null && checks.run.end === null}
      summary={checks.run ? summaryOf(checks.run) : attempts.message}
      onRun={() => start()}
      onStop={checks.stop}
    >
      <SharedCode read={readShared} onUse={openShared} onDismiss={focusCode} />
      <p role="status" className={styles.status}>
        {checks.message}
      </p>
      <div className={styles.panes}>
        <CodePanel
          {...{ parts, variant, file, codeOf, selection, hints, showPart }}
          handle={editor}
          onVariant={choose}
          onFile={setFile}
          onChange={(name, code) => session.edit(name, code)}
          onReset={attempts.reset}
          undo={replaced && { file: replaced.file, onUndo: attempts.undoReset }}
        />
        <Preview
          challenge={challenge}
          variant={variant}
          written={written}
          library={parts.preview}
          onPrint={setPrinted}
        />
      </div>
      <SavingMessage problem={attempts.problem} />
      <div ref={results} className={styles.findings}>
        <Critique run={checks.run} />
        <Results
          run={checks.run && withoutAreas(checks.run)}
          files={{ files: sources.files, editable: variants[variant] }}
          onGoTo={goTo}
          onOnly={(index) => start(index)}
        />
        <Console lines={[...(checks.run?.output ?? []), ...printed]} />
      </div>
      <MoreTools
        {...{ parts, variant, file, codeOf, earlier, notify }}
        onBegin={attempts.begin}
        onResume={attempts.resume}
      />
    </WorkspaceShell>
  );
}
