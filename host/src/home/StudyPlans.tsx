import { useStored } from '@site/sdk/reader-data';
import { studyPlan } from '@site/sdk/reader-data/study-plan';
import { useState } from 'react';
import { studyPlans } from '../data/study-plans.ts';
import type { Reader } from '../reader/reader.ts';
import { Plan } from './Plan.tsx';
import styles from './StudyPlans.module.css';

/**
 * Ways through the site in the time that a reader has: side by side, or on a small screen the one that is chosen; at first the one
 * that the reader follows.
 * @param reader null until it is read
 */
export function StudyPlans({ reader }: { reader: Reader | null }) {
  const [stored] = useStored(studyPlan);
  const [choice, choose] = useState<string | null>(null);
  const followed = studyPlans.find(({ id }) => id === stored?.plan && !stored.isStopped);
  const chosen = choice ?? (followed ?? studyPlans[0])?.id;
  return (
    <section className={styles.plans} aria-labelledby="plans">
      <h2 id="plans">How much time do you have?</h2>
      <fieldset className={styles.choice} aria-labelledby="plans">
        {studyPlans.map(({ id, title }) => (
          <label key={id}>
            <input type="radio" name="plan" value={id} checked={id === chosen} onChange={() => choose(id)} />
            {title}
          </label>
        ))}
      </fieldset>
      <div className={styles.columns}>
        {studyPlans.map((plan) => (
          <div key={plan.id} className={styles.column} data-chosen={plan.id === chosen}>
            <Plan plan={plan} reader={reader} />
          </div>
        ))}
      </div>
    </section>
  );
}
