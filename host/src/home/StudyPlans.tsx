import { useState } from 'react';
import { studyPlans } from '../data/study-plans.ts';
import { Plan } from './Plan.tsx';
import styles from './StudyPlans.module.css';

/** Ways through the site in the time that a reader has: side by side, or on a small screen the one that is chosen. */
export function StudyPlans() {
  const [chosen, choose] = useState(studyPlans[0]?.id);
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
            <Plan plan={plan} />
          </div>
        ))}
      </div>
    </section>
  );
}
