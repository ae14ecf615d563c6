import type { Interview } from '@site/learning/memory';
import { useRef, useState } from 'react';
import { EarlierTable, useInterviews } from './EarlierTable.tsx';
import styles from './MockInterview.module.css';
import { Report } from './Report.tsx';

/** The interviews that the reader has finished, below the form, and the report of one; nothing while there are none. */
export default function Earlier({ onRepeat }: { onRepeat: (interview: Interview) => void }) {
  const interviews = useInterviews();
  const [opened, setOpened] = useState<Interview | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpened(null);
    requestAnimationFrame(() => table.current?.focus());
  };
  if (interviews.length === 0) return null;
  if (opened)
    return (
      <Report
        key={opened.id}
        interview={opened}
        recordings={{}}
        onRecordings={() => {}}
        action={{ label: 'Close the report', onPress: close }}
        onRepeat={(interview) => {
          setOpened(null);
          onRepeat(interview);
        }}
      />
    );
  return (
    <div ref={table} tabIndex={-1} className={styles.earlier}>
      <EarlierTable interviews={interviews} onOpen={setOpened} />
    </div>
  );
}
