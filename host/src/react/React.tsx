import type { NavigationPage, NavigationSection } from '@site/sdk/contract';
import { reactPlan } from '../data/study-plans.ts';
import { findPage } from '../home/find-page.ts';
import { Plan } from '../home/Plan.tsx';
import { useReader } from '../reader/use-reader.ts';
import { useWholeNavigation } from '../use-whole-navigation.ts';
import styles from './React.module.css';
import { ReactPart } from './ReactPart.tsx';

/** React's front door: the entries on React of all sections, from what they publish, and a plan for two weeks. */
export default function ReactDoor() {
  const navigation = useWholeNavigation();
  const reader = useReader();
  const parts = navigation
    .map((section) => ({ section, pages: plannedPages(section) }))
    .sort((a, b) => b.pages.length - a.pages.length);
  return (
    <div className={styles.react}>
      <h1>React</h1>
      <p className="summary">
        Every hook, question, prediction, bug, exercise and challenge on React, from all sections, and a way through
        them in two weeks.
      </p>
      <nav className={styles.offers} aria-label="What this page offers">
        <ul>
          {parts.map(
            ({ section, pages }) =>
              pages.length > 0 && (
                <li key={section.id} data-section={section.id}>
                  <a href={`#react-${section.id}`}>{section.title}</a>
                </li>
              ),
          )}
          <li>
            <a href={`#plan-${reactPlan.id}`}>{reactPlan.title}</a>
          </li>
        </ul>
      </nav>
      <div className={styles.parts}>
        {parts.map((part) => (
          <ReactPart key={part.section.id} {...part} />
        ))}
      </div>
      <div className={styles.plan}>
        <Plan plan={reactPlan} reader={reader} heading="h2" />
      </div>
    </div>
  );
}

/** The pages of a section that the plan leads to. */
function plannedPages(section: NavigationSection): NavigationPage[] {
  const pages = reactPlan.steps.flatMap((step) => step.pages);
  return [...new Set(pages.flatMap((id) => findPage([section], id)?.page ?? []))];
}
