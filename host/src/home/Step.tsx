import type { ReactNode } from 'react';
import type { StudyStep } from '../data/study-plans.ts';
import { labelOf } from '../page-order.ts';
import type { RouteMatch } from '../pages.ts';
import { useWholeNavigation } from '../use-whole-navigation.ts';
import { findPage } from './find-page.ts';
import styles from './Plan.module.css';

interface StepProps {
  step: StudyStep;
  /** Where it is in time, while the reader follows the plan. */
  state?: string;
  /** What is beside its name, on the same line. */
  children?: ReactNode;
}

/** A step, with those of its pages that the site has. */
export function Step({ step: { when, pages, task }, state, children }: StepProps) {
  const navigation = useWholeNavigation();
  return (
    <li data-state={state}>
      <div className={styles.when}>
        <b>{when}</b>
        {children}
      </div>
      <ul>
        {pages
          .flatMap((id) => findPage(navigation, id) ?? [])
          .map((match) => (
            <StepPage key={match.page.address} match={match} />
          ))}
      </ul>
      <p className={styles.task}>{task}</p>
    </li>
  );
}

/** A link to a page of a step. */
function StepPage({ match: { section, page } }: { match: RouteMatch }) {
  return (
    <li data-section={section.id}>
      <a href={page.address}>{labelOf(page)}</a>
    </li>
  );
}
