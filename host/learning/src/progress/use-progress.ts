import { useEffect, useState } from 'react';
import { onChange } from '../memory/changes.ts';
import { noProgress, type Progress, type ProgressChange } from '../memory/progress.ts';
import { changeProgress, readProgress } from '../memory/progress-store.ts';

/**
 * What the reader has noted about an entry, and how to change it. Other places and tabs follow.
 * @returns the record, which is empty until it is read, and a function that saves a change
 */
export function useProgress(entry: string): [Progress, (change: ProgressChange) => Promise<Progress>] {
  const [progress, setProgress] = useState(() => noProgress(entry));
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const record = await readProgress(entry);
      if (isShown) setProgress(record);
    };
    read();
    const stop = onChange(read);
    return () => {
      isShown = false;
      stop();
    };
  }, [entry]);
  const change = async (change: ProgressChange) => {
    const record = await changeProgress(entry, change);
    setProgress(record);
    return record;
  };
  return [progress, change];
}
