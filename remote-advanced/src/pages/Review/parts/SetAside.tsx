import type { Schedule } from '@site/learning/review';
import { Button } from '@site/sdk/ui/button';
import type { Catalog } from './catalog.ts';
import styles from './Review.module.css';

interface SetAsideProps {
  /** What happened to them, such as `suspended`. */
  what: string;
  schedules: Schedule[];
  entries: Catalog['entries'];
  onResume: (schedule: Schedule) => void;
}

/** Entries that are not asked now, each with a button that brings it back; nothing when there are none. */
export function SetAside({ what, schedules, entries, onResume }: SetAsideProps) {
  if (schedules.length === 0) return null;
  return (
    <details>
      <summary>{`${schedules.length} ${what}`}</summary>
      <ul className={styles.setAside}>
        {schedules.map((schedule) => {
          const entry = entries.get(schedule.entry);
          return (
            <li key={schedule.entry}>
              <a href={entry?.address}>{entry?.title}</a>
              <Button aria-label={`Resume ${schedule.entry}`} onClick={() => onResume(schedule)}>
                Resume
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
