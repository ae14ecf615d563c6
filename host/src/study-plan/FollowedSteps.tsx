import { Step } from '../home/Step.tsx';
import { tickStep } from './changes.ts';
import { dayText } from './day-text.ts';
import styles from './FollowedSteps.module.css';
import { type PlannedStep, type StepState, stateOf } from './plan-days.ts';
import { useToday } from './use-today.ts';

const words: Partial<Record<StepState, string>> = { today: 'Today', missed: 'Missed' };

/** The steps of a plan that the reader follows, each with its date and a tick. */
export default function FollowedSteps({ planned }: { planned: PlannedStep[] }) {
  const today = useToday();
  return (
    <ol>
      {planned.map((one) => {
        const { step, first, last } = one;
        const state = stateOf(one, today);
        return (
          <Step key={step.when} step={step} state={state}>
            <span className={styles.date} data-state={state}>
              {dayText(first, last)}
              {words[state] && <span className={styles.state}>{words[state]}</span>}
            </span>
            <Tick {...one} />
          </Step>
        );
      })}
    </ol>
  );
}

function Tick({ step: { when, answers }, answered, isDone }: PlannedStep) {
  const counted = answers !== undefined && `${Math.min(answered, answers)} of ${answers}`;
  return (
    <label className={styles.tick}>
      {counted || 'Done'}
      <input
        type="checkbox"
        checked={isDone}
        aria-label={counted ? `${when} is done, ${counted} entries answered` : `Done: ${when}`}
        onChange={({ target }) => tickStep(when, target.checked)}
      />
    </label>
  );
}
