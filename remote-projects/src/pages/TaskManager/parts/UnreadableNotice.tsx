import { useState } from 'react';
import styles from './TaskManager.module.css';
import { type Copied, storageKey } from './task-storage.ts';
import type { StorageProblem } from './task-store.ts';

type Unreadable = Extract<StorageProblem, { text: string }>;

interface UnreadableNoticeProps {
  problem: Unreadable;
  onSetAside: (text: string) => Copied;
  onReplace: () => void;
}

/** Reports that the stored text could not be read, shows it for copying, and lets the reader decide what to do with it. */
export function UnreadableNotice({ problem, onSetAside, onReplace }: UnreadableNoticeProps) {
  const [refused, setRefused] = useState(false);

  return (
    <div className={styles.notice}>
      <p role="alert">
        {whatHappened(problem)} The stored text stays untouched under the key <code>{storageKey}</code>, and your
        changes are not saved until you decide what becomes of it.
      </p>
      <button type="button" onClick={() => setRefused(onSetAside(problem.text).status !== 'copied')}>
        Keep a copy and start afresh
      </button>
      {refused && (
        <>
          <button type="button" onClick={onReplace}>
            Start afresh without a copy
          </button>
          <p role="alert">The browser has no room for a copy. Copy the stored text to another place first.</p>
        </>
      )}
      <details className={styles.stored}>
        <summary>Show the stored text</summary>
        <textarea readOnly aria-label="Stored text" rows={6} value={problem.text} />
      </details>
    </div>
  );
}

function whatHappened(problem: Unreadable): string {
  if (problem.status === 'unreadable') return `The stored tasks could not be read: the text is ${problem.reason}.`;
  const all = problem.bad + problem.tasks.length;
  return `${problem.bad} of ${all} stored entries could not be read as tasks; the others are in the list.`;
}
