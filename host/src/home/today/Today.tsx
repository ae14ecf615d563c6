import type { Reader } from '../../reader/reader.ts';
import { PlanToday } from './PlanToday.tsx';
import { ReviewToday } from './ReviewToday.tsx';
import styles from './Today.module.css';
import { WeakTopics } from './WeakTopics.tsx';

/** What there is to do today, and what to repeat. @param reader null until it is read */
export default function Today({ reader }: { reader: Reader | null }) {
  /** Nothing due, and nothing weak, is only known when all sections have answered. */
  const isKnown = (count: number) => reader?.isComplete === true || count > 0;
  return (
    <div className={styles.parts}>
      <section aria-labelledby="today">
        <h2 id="today">Today</h2>
        <PlanToday answers={reader?.answers ?? []} />
        {reader && isKnown(reader.due) && <ReviewToday due={reader.due} />}
        {reader?.isComplete === false && (
          <p>Not all sections can be reached now, so what is due there is not counted.</p>
        )}
      </section>
      <section aria-labelledby="weak-spots">
        <h2 id="weak-spots">Weak spots</h2>
        {reader && isKnown(reader.weakTopics.length) && <WeakTopics topics={reader.weakTopics} />}
      </section>
    </div>
  );
}
