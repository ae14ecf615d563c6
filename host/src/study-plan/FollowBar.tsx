import type { FollowedPlan } from '@site/sdk/reader-data/study-plan';
import { Button } from '@site/sdk/ui/button';
import { Field } from '@site/sdk/ui/field';
import { beginOn, moveRest } from './changes.ts';
import { dateOf, dayIn } from './day-text.ts';
import styles from './FollowBar.module.css';
import { type PlannedStep, stateOf } from './plan-days.ts';
import { useToday } from './use-today.ts';

/** How far ahead or back a plan may begin, in days. */
const range = 366;

interface FollowBarProps {
  followed: FollowedPlan;
  planned: PlannedStep[];
  onStop: () => void;
}

/** How the reader is getting on with a plan: what is done and missed, its first day, and how to move the rest, or stop. */
export default function FollowBar({ followed, planned, onStop }: FollowBarProps) {
  const today = useToday();
  const missed = planned.filter((one) => stateOf(one, today) === 'missed').length;
  const done = planned.filter(({ isDone }) => isDone).length;
  return (
    <>
      <p role="status" className={styles.state}>
        {`${done} of ${planned.length} done`}
        {missed > 0 && `, ${missed} missed`}
      </p>
      <div className={styles.actions}>
        {missed > 0 ? (
          <Button onClick={() => moveRest(planned)}>Move the rest to today</Button>
        ) : (
          <Field
            compact
            label="First day"
            type="date"
            min={dateOf(today - range)}
            max={dateOf(today + range)}
            defaultValue={dateOf(followed.firstDay)}
            onChange={({ target }) => {
              if (target.value !== '' && target.validity.valid) beginOn(dayIn(target.valueAsNumber));
            }}
          />
        )}
        <Button tone="quiet" onClick={onStop}>
          Stop
        </Button>
      </div>
    </>
  );
}
