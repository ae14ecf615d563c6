import { theme as themePreference, useStored } from '@site/sdk/reader-data';
import { useState } from 'react';
import { packageLibraries } from '../runner/packages.ts';
import type { LibraryName } from '../runner/protocol.ts';
import { begun, type RunState } from '../workspace/run-state.ts';
import styles from './DemoEditor.module.css';
import type { EditableDemo } from './demo-block.ts';
import { demoProgram } from './demo-program.ts';
import { Output } from './Output.tsx';
import { PreviewBox } from './PreviewBox.tsx';
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
  const [theme] = useStored(themePreference);
  const [run, setRun] = useState(() => begun(false));
  const [ofSite] = useState(siteStyles);
  const libraries: LibraryName[] = ['component', ...packageLibraries(demo.files)];
  const program = demoProgram(demo, ofSite, appearanceAt(block, theme));
  return (
    <div className={styles.preview}>
      <PreviewBox program={program} libraries={libraries} starts={starts} onRun={setRun} />
      <Output run={run} status={statusOf(run)} />
    </div>
  );
}

function statusOf({ output, errors }: RunState): string {
  if (errors.length > 0) return 'The demo threw an error.';
  return output.length > 0 ? 'The demo printed:' : 'The demo has printed nothing.';
}
