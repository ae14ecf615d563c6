import { useStored } from '@site/sdk/reader-data';
import { studyPlan } from '@site/sdk/reader-data/study-plan';
import { lazy, Suspense, useRef } from 'react';
import type { StudyPlan } from '../data/study-plans.ts';
import type { Reader } from '../reader/reader.ts';
import { plannedSteps } from '../study-plan/plan-days.ts';
import { useWholeNavigation } from '../use-whole-navigation.ts';
import { Dimension } from './Dimension.tsx';
import { stepsOf } from './find-page.ts';
import styles from './Plan.module.css';
import { StartBar } from './StartBar.tsx';
import { Step } from './Step.tsx';

/** For readers who follow a plan alone. */
const FollowBar = lazy(() => import('../study-plan/FollowBar.tsx'));
const FollowedSteps = lazy(() => import('../study-plan/FollowedSteps.tsx'));

interface PlanProps {
  plan: StudyPlan;
  /** Null until it is read. */
  reader: Reader | null;
  /** The rank of its title. */
  heading?: 'h2' | 'h3';
}

/**
 * A study plan: its steps on a ruler, each with its pages and what to do on them. A reader who follows it sees dates and ticks; there
 * is room for them, so nothing moves when they are read.
 */
export function Plan({ plan, reader, heading: Heading = 'h3' }: PlanProps) {
  const { id, title, length, aim } = plan;
  const navigation = useWholeNavigation();
  const [stored] = useStored(studyPlan);
  const bar = useRef<HTMLDivElement>(null);
  const steps = stepsOf(plan, navigation);
  const followed = stored?.plan === id && !stored.isStopped ? stored : null;
  const planned = followed && plannedSteps(steps, followed, reader?.answers ?? []);
  const still = (
    <ol>
      {steps.map((step) => (
        <Step key={step.when} step={step} />
      ))}
    </ol>
  );
  /** The button that was pressed goes away. */
  const change = async (name: 'start' | 'stop' | 'resume') => {
    bar.current?.focus();
    const { startPlan, stopPlan } = await import('../study-plan/changes.ts');
    if (name === 'start') startPlan(id);
    else stopPlan(name === 'stop');
  };
  return (
    <section className={styles.plan} aria-labelledby={`plan-${id}`}>
      <Heading id={`plan-${id}`}>{title}</Heading>
      <Dimension>{length}</Dimension>
      <p className={styles.aim}>{aim}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div ref={bar} role="group" aria-label={`Follow the plan: ${title}`} tabIndex={-1} className={styles.bar}>
        {followed && planned ? (
          <Suspense fallback={null}>
            <FollowBar followed={followed} planned={planned} onStop={() => change('stop')} />
          </Suspense>
        ) : (
          <StartBar
            other={stored && !stored.isStopped ? stored.plan : null}
            isStopped={stored?.plan === id}
            onStart={() => change('start')}
            onResume={() => change('resume')}
          />
        )}
      </div>
      {planned ? (
        <Suspense fallback={still}>
          <FollowedSteps planned={planned} />
        </Suspense>
      ) : (
        still
      )}
    </section>
  );
}
