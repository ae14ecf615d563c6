import { Button } from '@site/sdk/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchLibraries } from '../runner/fetch-libraries.ts';
import type { LibraryName, Program } from '../runner/protocol.ts';
import { PreviewFrame } from '../workspace/PreviewFrame.tsx';
import type { RunState } from '../workspace/run-state.ts';
import styles from './PreviewBox.module.css';

interface PreviewBoxProps {
  program: Pick<Program, 'files' | 'entry'>;
  /** What the program is sent with. */
  libraries: LibraryName[];
  /** How often the reader has asked for a new start. */
  starts?: number;
  onRun: (run: RunState) => void;
}

/** A program that readers see and use, in a box that they can make higher. It starts anew when it has changed. */
export function PreviewBox({ program, libraries: names, starts = 0, onRun }: PreviewBoxProps) {
  const { libraries, hasFailed, load } = useLibraries(names);
  return (
    <div className={styles.box}>
      {libraries ? (
        <PreviewFrame
          key={`${starts} ${JSON.stringify(program)}`}
          program={{ ...program, libraries, environment: 'document', only: null }}
          onRun={onRun}
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
  );
}

/** The scripts of libraries; null until they have arrived. */
function useLibraries(names: LibraryName[]) {
  const wanted = names.join(' ');
  const [arrived, setArrived] = useState<{ wanted: string; libraries: string[] } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const load = () => {
    setFailed(null);
    fetchLibraries(...names).then(
      (libraries) => setArrived({ wanted, libraries }),
      (error) => {
        console.error(error);
        setFailed(wanted);
      },
    );
  };
  const loadWanted = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a program that imports a further package needs its library
  useEffect(() => loadWanted(), [wanted]);
  const libraries = arrived?.wanted === wanted ? arrived.libraries : null;
  return { libraries, hasFailed: failed === wanted, load };
}
