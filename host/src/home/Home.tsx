import { useReader } from '../reader/use-reader.ts';
import { useWholeNavigation } from '../use-whole-navigation.ts';
import { Continue } from './Continue.tsx';
import { totalsOf } from './counts.ts';
import { FirstPrediction } from './FirstPrediction.tsx';
import styles from './Home.module.css';
import { Places } from './Places.tsx';
import { Returning } from './Returning.tsx';
import { SamplePost } from './SamplePost.tsx';
import { StudyPlans } from './StudyPlans.tsx';

/**
 * The start page: what the site is and how much there is of it, where a reader left off and what is to be done today, its sections, a
 * prediction to try, ways through the site, and the fetch demo.
 */
export default function Home() {
  const reader = useReader();
  const totals = totalsOf(useWholeNavigation());
  return (
    <div>
      <div className={styles.hero}>
        <div className={styles.about}>
          <h1>
            <span>
              Learn <b>front-end</b> development by running it.
            </span>{' '}
            <span>Prepare for the interview by saying it aloud.</span>
          </h1>
          <p className="summary">
            {totals && `${totals}. `}Samples are run before they are published; everything you do stays in this browser.
          </p>
          <Continue />
          <Returning reader={reader} />
          <p className={styles.subject}>
            A React interview ahead? <a href="/React">Everything on React in one place</a>
          </p>
        </div>
        <Places />
      </div>
      <FirstPrediction />
      <StudyPlans reader={reader} />
      <div className={styles.try}>
        <SamplePost />
      </div>
    </div>
  );
}
