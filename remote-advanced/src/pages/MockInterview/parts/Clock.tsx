import { Button } from '@site/sdk/ui/button';
import { useEffect, useState } from 'react';
import { clockText } from '../../../interview/clock-text.ts';
import styles from './MockInterview.module.css';
import { elapsed, pause, resume, type Session } from './session.ts';
import { timeNotice } from './time-notice.ts';

interface ClockProps {
  session: Session;
  onChange: (session: Session) => void;
}

/** The time that is left. Screen readers are told of it at half time, five minutes before the end and at the end only. */
export function Clock({ session, onChange }: ClockProps) {
  const isRunning = session.runningSince !== null;
  const now = useNow(isRunning);
  const seconds = Math.floor(elapsed(session, now) / 1000);
  const total = session.wish.minutes * 60;
  return (
    <div className={styles.clock}>
      <span role="timer" aria-label="Time left" className={styles.time}>
        {clockText(total - seconds)}
      </span>
      <Button onClick={() => onChange(isRunning ? pause(session, Date.now()) : resume(session, Date.now()))}>
        {isRunning ? 'Pause' : 'Resume'}
      </Button>
      <progress max={total} value={Math.min(seconds, total)} aria-label="Time used" />
      <p role="status" className={styles.notice}>
        {isRunning ? timeNotice(seconds, session.wish.minutes) : 'The clock is paused.'}
      </p>
    </div>
  );
}

/** The time, in milliseconds since 1970, at each second while something runs. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
