import { CaseStudyView } from './parts/CaseStudyView.tsx';
import { parseCaseStudies } from './parts/case-study.ts';
import styles from './parts/Projects.module.css';
import site from './parts/site-cases.json';
import work from './parts/work.json';

const studies = [...parseCaseStudies(work, 'work.json'), ...parseCaseStudies(site, 'site-cases.json')];

/** Case studies: the site owner's work from `parts/work.json`, as far as there is any, then those of this site. */
export default function App() {
  return (
    <div className={styles.studies}>
      {studies.map((study) => (
        <CaseStudyView key={study.title} study={study} />
      ))}
    </div>
  );
}
