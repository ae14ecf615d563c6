import type { NavigationSection } from '@site/sdk/contract';
import type { StudyPlan, StudyStep } from '../data/study-plans.ts';
import { labelOf } from '../page-order.ts';
import type { RouteMatch } from '../pages.ts';
import { useSite } from '../site-context.ts';
import { Dimension } from './Dimension.tsx';
import styles from './Plan.module.css';

interface PlanProps {
  plan: StudyPlan;
  /** The rank of its title. */
  heading?: 'h2' | 'h3';
}

/** A study plan: its steps on a ruler, each with its pages and what to do on them. */
export function Plan({ plan: { id, title, length, aim, steps }, heading: Heading = 'h3' }: PlanProps) {
  return (
    <section className={styles.plan} aria-labelledby={`plan-${id}`}>
      <Heading id={`plan-${id}`}>{title}</Heading>
      <Dimension>{length}</Dimension>
      <p className={styles.aim}>{aim}</p>
      <ol>
        {steps.map((step) => (
          <Step key={step.when} step={step} />
        ))}
      </ol>
    </section>
  );
}

/** A step, with those of its pages that the site has; nothing is rendered without any of them. */
function Step({ step: { when, pages, task } }: { step: StudyStep }) {
  const { navigation } = useSite();
  const matches = pages.flatMap((id) => findPage(navigation, id) ?? []);
  if (matches.length === 0) return null;
  return (
    <li>
      <b>{when}</b>
      <ul>
        {matches.map((match) => (
          <StepPage key={match.page.address} match={match} />
        ))}
      </ul>
      <p className={styles.task}>{task}</p>
    </li>
  );
}

/** The page with an id such as `hooks/UseReduce`; undefined while the site does not have it. */
export function findPage(navigation: NavigationSection[], id: string): RouteMatch | undefined {
  const [sectionId, name] = id.split('/');
  const section = navigation.find((one) => one.id === sectionId);
  const page = section?.pages.find(({ address }) => address === `/${name}`);
  return section && page && { section, page };
}

function StepPage({ match: { section, page } }: { match: RouteMatch }) {
  return (
    <li data-section={section.id}>
      <a href={page.address}>{labelOf(page)}</a>
    </li>
  );
}
