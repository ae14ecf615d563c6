import { useStored } from '@site/sdk/reader-data';
import { editor as editorPreference } from '@site/sdk/reader-data/editor';
import { Button } from '@site/sdk/ui/button';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { Editor } from '../workspace/Editor.tsx';
import type { EditorHandle, Selection } from '../workspace/editor-props.ts';
import { onRunKeys } from '../workspace/run-keys.ts';
import { Tabs } from '../workspace/Tabs.tsx';
import { useSettledValue } from '../workspace/use-settled-value.ts';
import styles from './DemoEditor.module.css';
import { DemoPreview } from './DemoPreview.tsx';
import { demoIn } from './demo-block.ts';
import { SampleReset } from './SampleReset.tsx';

/** How long after the last key the demo is shown again, in milliseconds. */
const pause = 500;

/** The files of a demo to edit, in the place of its source, and what they show. The demo of the page stays as it is. */
export function DemoEditor({ block }: { block: HTMLElement }) {
  const panel = useId();
  const editor = useRef<EditorHandle>(null);
  const [{ fontSize }] = useStored(editorPreference);
  const [{ file, files: original }] = useState(() => demoIn(block));
  const [files, setFiles] = useState(original);
  const [shown, setShown] = useState(file);
  const [selection, setSelection] = useState<Selection | null>({ from: 0, to: 0 });
  const [starts, setStarts] = useState(0);
  const settled = useSettledValue(files, pause);
  useEffect(() => {
    block.toggleAttribute('data-started', true);
    block.toggleAttribute('data-editing', true);
    return () => {
      block.removeAttribute('data-started');
      block.removeAttribute('data-editing');
    };
  }, [block]);

  const open = (name: string) => {
    setSelection(null);
    setShown(name);
  };
  const edit = (code: string) => setFiles({ ...files, [shown]: code });
  const run = () => setStarts(starts + 1);
  const names = Object.keys(files);
  return (
    <div
      className={styles.demo}
      style={{ '--editor-size': `${fontSize}px` } as CSSProperties}
      onKeyDownCapture={onRunKeys(run)}
    >
      <div className={styles.panes}>
        <div className={styles.code}>
          {names.length > 1 && (
            <Tabs
              label="Files"
              tabs={names.map((name) => ({ id: name, label: name }))}
              selected={shown}
              onSelect={open}
              panel={panel}
            />
          )}
          <div id={panel} {...(names.length > 1 && { role: 'tabpanel', 'aria-label': shown })}>
            <Editor
              key={shown}
              loaded={null}
              file={shown}
              code={files[shown] ?? ''}
              onChange={edit}
              selection={selection}
              handle={editor}
            />
          </div>
          <div className={styles.bar}>
            <Button tone="primary" onClick={run}>
              Run
            </Button>
            <SampleReset
              key={shown}
              code={files[shown] ?? ''}
              start={original[shown] ?? ''}
              onChange={edit}
              editor={editor}
            />
          </div>
        </div>
        <DemoPreview block={block} demo={{ file, files: settled }} starts={starts} />
      </div>
    </div>
  );
}
