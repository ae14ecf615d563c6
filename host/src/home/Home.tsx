import { Continue } from './Continue.tsx';
import styles from './Home.module.css';
import { Places } from './Places.tsx';
import { SamplePost } from './SamplePost.tsx';
import { StudyPlans } from './StudyPlans.tsx';

/** The start page: what the site is, its sections as places to start, ways through it, and the fetch demo. */
export default function Home() {
  return (
    <div className={styles.home}>
      <div className={styles.hero}>
        <div className={styles.about}>
          <h1>
            <span>Learn front-end development by running it.</span>{' '}
            <span>Prepare for the interview by saying it aloud.</span>
          </h1>
          <p className="summary">Samples are run before they are published; everything you do stays in this browser.</p>
          <Continue />
        </div>
        <Places />
      </div>
      <StudyPlans />
      <div className={styles.try}>
        <SamplePost />
      </div>
    </div>
  );
}
