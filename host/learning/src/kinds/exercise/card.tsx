/** @jsxRuntime automatic */
import type { Element } from 'hast';
import type { ReactNode } from 'react';
import { CardHeading, Prose, Reveal, Section, type Sections } from '../../card/index.ts';
import type { CardProps } from '../../kind.ts';
import type { ExerciseFiles } from './files.ts';

/** The card of an exercise: task, start and examples; hints one by one; solution, second approach and tests on demand. */
export function ExerciseCard({ sections, own: { start, solution, tests } }: CardProps<ExerciseFiles>) {
  return (
    <>
      <Section sections={sections} title="Task" />
      <CardHeading>Start</CardHeading>
      <Prose nodes={[start.code]} />
      <Section sections={sections} title="Examples" />
      <CardHeading>Hints</CardHeading>
      <Hints items={hintsIn(sections)} />
      <CardHeading>Solution</CardHeading>
      <Reveal summary="Show the solution">
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

/** Each hint holds the next one, so that readers open only as many as they want. */
function Hints({ items: [item, ...others], number = 1 }: { items: Element[]; number?: number }): ReactNode {
  if (!item) return null;
  return (
    <Reveal summary={`Hint ${number}`} className="hint">
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
