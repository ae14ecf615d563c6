/** @jsxRuntime automatic */
import type { Element } from 'hast';
import type { ReactNode } from 'react';
import { CardHeading, Prose, Reveal, Section, type Sections, Slot } from '../../card/index.ts';
import type { CardProps } from '../../kind.ts';
import type { ExerciseFiles } from './files.ts';
import { labels } from './labels.ts';

/**
 * The card of an exercise: task, examples and start; hints one by one; solution, second approach and tests on demand. On its
 * own page the start is where the reader writes; in a list a link leads there.
 */
export function ExerciseCard({ sections, own, page, alone }: CardProps<ExerciseFiles>) {
  return (
    <div className={alone ? 'exercise' : undefined}>
      <div className="task">
        <Section sections={sections} title="Task" />
        <Section sections={sections} title="Examples" />
      </div>
      <div className="work">
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
      </div>
      <Help sections={sections} {...own} />
    </div>
  );
}

/** The start, with the workspace over it. */
function Start({ start, hints }: ExerciseFiles & { hints: number }) {
  return (
    <div className="start">
      <Prose nodes={[start.code]} />
      <Slot behavior={labels.id} data={{ start: start.source, hints: String(hints) }} />
    </div>
  );
}

function Help({ sections, solution, tests }: ExerciseFiles & { sections: Sections }) {
  return (
    <div className="help">
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
    </div>
  );
}

/** Each hint holds the next one, so that readers open only as many as they want. */
function Hints({ items: [item, ...others], number = 1 }: { items: Element[]; number?: number }): ReactNode {
  if (!item) return null;
  return (
    <Reveal summary={`Hint ${number}`} part={`hint-${number}`} className="hint">
      <div>
        <Prose nodes={item.children} />
      </div>
      <Hints items={others} number={number + 1} />
    </Reveal>
  );
}

function hintsIn(sections: Sections): Element[] {
  const [list] = sections.get('Hints') ?? [];
  return list?.type === 'element' ? list.children.filter((node): node is Element => node.type === 'element') : [];
}
