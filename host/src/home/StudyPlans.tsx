import type { NavigationSection } from '@site/sdk/contract';
import { type StudyPlan, type StudyStep, studyPlans } from '../data/study-plans.ts';
import { labelOf } from '../page-order.ts';
import type { RouteMatch } from '../pages.ts';
import { useSite } from '../site-context.ts';
import { Dimension } from './Dimension.tsx';
import styles from './StudyPlans.module.css';

/** Ways through the site in the time that a reader has. */
export function StudyPlans() {
  return (
    <section className={styles.plans} aria-labelledby="plans">
      <h2 id="plans">How much time do you have?</h2>
      <div className={styles.columns}>
        {studyPlans.map((plan) => (
          <Plan key={plan.id} plan={plan} />
        ))}
      </div>
    </section>
  );
}

function Plan({ plan: { id, title, length, aim, steps } }: { plan: StudyPlan }) {
  return (
    <section aria-labelledby={`plan-${id}`}>
      <h3 id={`plan-${id}`}>{title}</h3>
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
function findPage(navigation: NavigationSection[], id: string): RouteMatch | undefined {
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
