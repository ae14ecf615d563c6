import type { CaseStudy } from './case-study.ts';
import styles from './Projects.module.css';

/** A case study: first its result in two sentences, then the details. */
export function CaseStudyView({ study }: { study: CaseStudy }) {
  const { title, summary, problem, role, constraints, decisions, result, hindsight, link } = study;
  return (
    <article className={styles.study} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.summary}>{summary}</p>
      <dl>
        <dt>Problem</dt>
        <dd>{problem}</dd>
        <dt>Role</dt>
        <dd>{role}</dd>
        <dt>Constraints</dt>
        <dd>{constraints}</dd>
        <dt>Decisions</dt>
        {decisions.map(({ chose, over, because }) => (
          <dd key={chose}>
            <strong>{chose}</strong>, not {over}: {because}.
          </dd>
        ))}
        <dt>Result</dt>
        <dd>{result}</dd>
        <dt>Hindsight</dt>
        <dd>{hindsight}</dd>
        <dt>See it</dt>
        <dd>
          <a href={link.href}>{link.text}</a>
        </dd>
      </dl>
    </article>
  );
}
