import { theme as themePreference, useStored } from '@site/sdk/reader-data';
import { Button } from '@site/sdk/ui/button';
import { useEffect, useState } from 'react';
import { fetchLibraries } from '../runner/fetch-libraries.ts';
import { PreviewFrame } from '../workspace/PreviewFrame.tsx';
import { begun, type RunState } from '../workspace/run-state.ts';
import styles from './DemoEditor.module.css';
import type { EditableDemo } from './demo-block.ts';
import { demoProgram } from './demo-program.ts';
import { Output } from './Output.tsx';
import { appearanceAt, siteStyles } from './site-look.ts';

interface DemoPreviewProps {
  /** Where the demo is edited. */
  block: HTMLElement;
  demo: EditableDemo;
  /** How often the reader has asked for a new start. */
  starts: number;
}

/** A demo in the sandbox as it looks on its page, and what it prints. */
export function DemoPreview({ block, demo, starts }: DemoPreviewProps) {
  const { libraries, hasFailed, load } = useComponentLibrary();
  const [theme] = useStored(themePreference);
  const [run, setRun] = useState(() => begun(false));
  const [ofSite] = useState(siteStyles);
  const program = demoProgram(demo, ofSite, appearanceAt(block, theme));
  return (
    <div className={styles.preview}>
      <div className={styles.box}>
        {libraries ? (
          <PreviewFrame
            key={`${starts} ${JSON.stringify(program)}`}
            program={{ ...program, libraries, environment: 'document', only: null }}
            onRun={setRun}
          />
        ) : (
          <p role="status">
            {hasFailed ? (
              <>
                The preview did not arrive. <Button onClick={load}>Try again</Button>
              </>
            ) : (
              'Loading …'
            )}
          </p>
        )}
      </div>
      <Output run={run} status={statusOf(run)} />
    </div>
  );
}

/** What shows a component in the sandbox; null until it has arrived. */
function useComponentLibrary() {
  const [libraries, setLibraries] = useState<string[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    fetchLibraries('component').then(setLibraries, (error) => {
      console.error(error);
      setFailed(true);
    });
  };
  useEffect(load, []);
  return { libraries, hasFailed, load };
}

function statusOf({ output, errors }: RunState): string {
  if (errors.length > 0) return 'The demo threw an error.';
  return output.length > 0 ? 'The demo printed:' : 'The demo has printed nothing.';
}
