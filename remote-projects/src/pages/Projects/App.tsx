import { CaseStudyView } from './parts/CaseStudyView.tsx';
import { parseCaseStudies } from './parts/case-study.ts';
import styles from './parts/Projects.module.css';
import work from './parts/work.json';

const studies = parseCaseStudies(work);

/** The site owner's work, from `parts/work.json`. */
export default function App() {
  return (
    <div>
      {studies.some(({ example }) => example) && (
        <p className={styles.note}>
          The entries marked “Example entry” are nobody’s work history. They show the form, with two pages of this site
          for a subject, until the site’s owner puts real cases into <code>parts/work.json</code>.
        </p>
      )}
      {studies.length === 0 && <p className={styles.note}>There are no entries yet.</p>}
      <div className={styles.studies}>
        {studies.map((study) => (
          <CaseStudyView key={study.title} study={study} />
        ))}
      </div>
    </div>
  );
}
