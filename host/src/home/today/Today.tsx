import type { Reader } from '../../reader/reader.ts';
import { PlanToday } from './PlanToday.tsx';
import { ReviewToday } from './ReviewToday.tsx';
import styles from './Today.module.css';
import { WeakTopics } from './WeakTopics.tsx';

/** What there is to do today, and what to repeat. @param reader null until it is read */
export default function Today({ reader }: { reader: Reader | null }) {
  return (
    <div className={styles.parts}>
      <section aria-labelledby="today">
        <h2 id="today">Today</h2>
        <PlanToday answers={reader?.answers ?? []} />
        <ReviewToday due={reader?.due ?? null} />
      </section>
      <section aria-labelledby="weak-spots">
        <h2 id="weak-spots">Weak spots</h2>
        <WeakTopics topics={reader?.weakTopics ?? null} />
      </section>
    </div>
  );
}
