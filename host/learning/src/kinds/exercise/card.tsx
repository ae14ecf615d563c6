/** @jsxRuntime automatic */
import {
  CardHeading,
  Hints,
  hintsIn,
  PagePart,
  Prose,
  Reveal,
  Section,
  type Sections,
  Slot,
} from '../../card/index.ts';
import type { CardProps } from '../../kind.ts';
import { type ExerciseFiles, solutionFile } from './files.ts';
import { labels } from './labels.ts';

/**
 * The card of an exercise: task, examples and start; hints one by one; solution, second approach and tests on demand. On its
 * own page the start is where the reader writes; in a list a link leads there.
 */
export function ExerciseCard({ sections, own, page, alone }: CardProps<ExerciseFiles>) {
  return (
    <div className={alone ? 'exercise' : undefined}>
      <PagePart name="task" alone={alone}>
        <Section sections={sections} title="Task" />
        <Section sections={sections} title="Examples" />
      </PagePart>
      <PagePart name="work" alone={alone}>
        <CardHeading>Start</CardHeading>
        {alone ? (
          <Start {...own} hints={hintsIn(sections).length} />
        ) : (
          <>
            <Prose nodes={[own.start.code]} />
            <p>
              <a href={page}>Solve it</a>
            </p>
          </>
        )}
      </PagePart>
      <PagePart name="help" alone={alone}>
        <Help sections={sections} {...own} />
      </PagePart>
    </div>
  );
}

/** The start, with the workspace over it. */
function Start({ start, hints }: ExerciseFiles & { hints: number }) {
  return (
    <div className="start">
      <Prose nodes={[start.code]} />
      <Slot behavior={labels.id} data={{ file: solutionFile(start), start: start.source, hints: String(hints) }} />
    </div>
  );
}

function Help({ sections, solution, tests }: ExerciseFiles & { sections: Sections }) {
  return (
    <>
      <CardHeading>Hints</CardHeading>
      <Hints items={hintsIn(sections)} />
      <CardHeading>Solution</CardHeading>
      <Reveal summary="Show the solution" part="solution">
        <Prose nodes={[solution.code]} />
        <Section sections={sections} title="Complexity" />
      </Reveal>
      <Reveal summary="Show a second approach">
        <Prose nodes={sections.get('Second approach') ?? []} />
      </Reveal>
      <Reveal summary="Show the tests">
        <Prose nodes={[tests.code]} />
      </Reveal>
      <Section sections={sections} title="Follow-ups" />
    </>
  );
}
