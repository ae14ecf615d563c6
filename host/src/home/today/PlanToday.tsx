import { countOf } from '@site/learning/format';
import { useStored } from '@site/sdk/reader-data';
import { studyPlan } from '@site/sdk/reader-data/study-plan';
import { Button } from '@site/sdk/ui/button';
import { addressOfPlan, planOf } from '../../data/study-plans.ts';
import { labelOf } from '../../page-order.ts';
import type { Answer } from '../../reader/reader.ts';
import { moveRest } from '../../study-plan/changes.ts';
import { dayText } from '../../study-plan/day-text.ts';
import { answersToday, type PlannedStep, plannedSteps, stateOf } from '../../study-plan/plan-days.ts';
import { useToday } from '../../study-plan/use-today.ts';
import { useWholeNavigation } from '../../use-whole-navigation.ts';
import { findPage, stepsOf } from '../find-page.ts';
import styles from './Today.module.css';

/** Today's portion of the plan that the reader follows, and a quiet word on what was missed. */
export function PlanToday({ answers }: { answers: Answer[] }) {
  const navigation = useWholeNavigation();
  const [followed] = useStored(studyPlan);
  const today = useToday();
  const plan = followed && !followed.isStopped ? planOf(followed.plan) : undefined;
  if (!followed || !plan)
    return (
      <p>
        You follow no plan. <a href="#plans">Choose one</a>
      </p>
    );
  const planned = plannedSteps(stepsOf(plan, navigation), followed, answers);
  const inState = (state: string) => planned.filter((one) => stateOf(one, today) === state);
  const [[current], [next], missed] = [inState('today'), inState('ahead'), inState('missed')];
  const link = <a href={addressOfPlan(plan)}>{plan.title}</a>;
  return (
    <>
      {current && <Portion current={current} today={today} />}
      {!current && next && (
        <p>
          Next: {next.step.when} on {dayText(next.first)}.
        </p>
      )}
      {!current && !next && missed.length === 0 && <p>All done.</p>}
      <p className={styles.plan}>
        {current ? `${current.step.when} of ` : 'Plan: '}
        {link}
        {missed.length > 0 && `, ${countOf(missed.length, 'step')} missed`}
      </p>
      {missed.length > 0 && <Button onClick={() => moveRest(planned)}>Move the rest to today</Button>}
    </>
  );
}

/** The pages of a step, and how many entries of them to answer today. */
function Portion({ current, today }: { current: PlannedStep; today: number }) {
  const navigation = useWholeNavigation();
  const count = answersToday(current, today);
  return (
    <>
      <ul className={styles.portion}>
        {current.step.pages.flatMap((id) => {
          const match = findPage(navigation, id);
          if (!match) return [];
          const { section, page } = match;
          return (
            <li key={page.address} data-section={section.id}>
              <a href={page.address}>{labelOf(page)}</a>
            </li>
          );
        })}
      </ul>
      {count > 0 && <p className={styles.count}>{`${countOf(count, 'entry')} to answer`}</p>}
    </>
  );
}
