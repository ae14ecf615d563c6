import { useEffect, useRef, useState } from 'react';
import styles from './TaskManager.module.css';
import type { Copied } from './task-storage.ts';
import type { StorageProblem } from './task-store.ts';
import { UnreadableNotice } from './UnreadableNotice.tsx';

interface StorageNoticeProps {
  problem: StorageProblem | null;
  /** Like `onReplace`, returns whether the tasks are saved now. */
  onRetry: () => boolean;
  onSetAside: (text: string) => Copied;
  onReplace: () => boolean;
}

/** Shown when the tasks on the screen differ from the stored ones; offers ways to fix that. */
export function StorageNotice({ problem, onRetry, onSetAside, onReplace }: StorageNoticeProps) {
  const [outcome, setOutcome] = useState<{ text: string } | null>(null);
  if (problem && outcome) setOutcome(null);

  function retry() {
    if (onRetry()) setOutcome({ text: 'Your tasks are saved now.' });
  }

  function setAside(text: string): Copied {
    const copied = onSetAside(text);
    if (copied.status === 'copied') {
      setOutcome({ text: `Saved. The old text is kept in this browser under the key ${copied.key}.` });
    }
    return copied;
  }

  function replace() {
    if (onReplace()) setOutcome({ text: 'Saved. The old text is gone.' });
  }

  if (!problem) return outcome && <Outcome outcome={outcome} />;
  if ('text' in problem) {
    return <UnreadableNotice key={problem.text} problem={problem} onSetAside={setAside} onReplace={replace} />;
  }
  return (
    <div className={styles.notice}>
      <p role="alert">{refusals[problem.status]} Your tasks stay on this page until you leave it.</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

const refusals = {
  full: 'Not saved: the storage of this browser is full. Deleting tasks may make room.',
  blocked: 'Not saved: this browser does not let the page use its storage.',
};

/** Takes focus, because the button that led here is gone; screen readers therefore announce it. */
function Outcome({ outcome }: { outcome: { text: string } }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (outcome) paragraph.current?.focus();
  }, [outcome]);

  return (
    <p tabIndex={-1} ref={paragraph}>
      {outcome.text}
    </p>
  );
}
