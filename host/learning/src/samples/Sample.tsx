import { notify } from '@site/sdk/reader-data';
import { Button } from '@site/sdk/ui/button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchLibraries } from '../runner/fetch-libraries.ts';
import type { Runner } from '../runner/Runner.ts';
import { Stepper } from '../stepper/Stepper.tsx';
import { Editor } from '../workspace/Editor.tsx';
import type { EditorHandle } from '../workspace/editor-props.ts';
import { onRunKeys } from '../workspace/run-keys.ts';
import { useRun } from '../workspace/use-run.ts';
import { Output } from './Output.tsx';
import styles from './Sample.module.css';
import { SamplePreview } from './SamplePreview.tsx';
import { SampleReset } from './SampleReset.tsx';
import { codeIn, hasElements, hasSteps, publishedOutput, type StartedSample, screenLanguage } from './sample-block.ts';
import { sampleProgram } from './sample-program.ts';
import { statusOf } from './status-of.ts';

/** A sample that can be run and edited in its place on the page. */
export function Sample({ block, action, runner }: StartedSample & { runner: Runner }) {
  const [original] = useState(() => codeIn(block));
  const language = screenLanguage(block);
  const [code, setCode] = useState(original);
  const [isEditing, setEditing] = useState(action === 'edit');
  const editor = useRef<EditorHandle>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const stepButton = useRef<HTMLButtonElement>(null);
  const { state, start, stop } = useRun(runner, () => {});
  // The code that the reader steps through; the stepper goes away when it is changed.
  const [stepped, setStepped] = useState(action === 'step' ? original : null);
  const [isShown, setShown] = useState(false);
  const isStepping = stepped === code;
  const isRunning = state !== null && state.end === null;

  const run = () => {
    const { program, libraries } = sampleProgram(code, language);
    fetchLibraries(...libraries).then(
      (scripts) => start({ ...program, libraries: scripts, only: null }),
      (error) => {
        console.error(error);
        notify('What runs this sample did not arrive. Check your connection and try again.');
      },
    );
  };
  const begin = useEffectEvent(() => {
    if (action === 'step') stepButton.current?.focus();
    if (action !== 'run') return;
    runButton.current?.focus();
    run();
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    block.toggleAttribute('data-started', true);
    return () => block.removeAttribute('data-started');
  }, [block]);
  useEffect(() => {
    block.toggleAttribute('data-editing', isEditing);
    return () => block.removeAttribute('data-editing');
  }, [block, isEditing]);

  return (
    <div className={styles.sample} onKeyDownCapture={onRunKeys(run)}>
      {isEditing && (
        <Editor
          loaded={null}
          file={`sample.${language ?? 'ts'}`}
          code={code}
          onChange={setCode}
          selection={{ from: 0, to: 0 }}
          handle={editor}
        />
      )}
      <div className={styles.bar}>
        <Button
          ref={runButton}
          tone={isRunning ? 'danger' : isStepping ? 'plain' : 'primary'}
          onClick={isRunning ? stop : run}
        >
          {isRunning ? 'Stop' : 'Run'}
        </Button>
        {!isEditing && <Button onClick={() => setEditing(true)}>Edit</Button>}
        {isEditing && <SampleReset code={code} start={original} onChange={setCode} editor={editor} />}
        {hasElements(block) && (
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            Preview
          </Button>
        )}
        {hasSteps(block) && (
          <Button ref={stepButton} aria-expanded={isStepping} onClick={() => setStepped(isStepping ? null : code)}>
            Step through
          </Button>
        )}
      </div>
      {isShown && language && <SamplePreview code={code} language={language} />}
      {isStepping && <Stepper code={code} runner={runner} />}
      {state && (
        <Output
          run={state}
          status={statusOf(state, code === original ? publishedOutput(block) : null, language ? 'Chromium' : 'Node')}
        />
      )}
    </div>
  );
}
