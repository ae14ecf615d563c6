/** @jsxRuntime automatic */
import type { Element } from 'hast';
import type { ReactNode } from 'react';
import { Prose, Reveal, Section, type Sections } from '../../card/index.ts';
import type { CardProps } from '../../kind.ts';
import type { ExerciseFiles } from './files.ts';

/** The card of an exercise: task, start and examples; hints one by one; solution, second approach and tests on demand. */
export function ExerciseCard({ sections, own: { start, solution, tests } }: CardProps<ExerciseFiles>) {
  return (
    <>
      <Section sections={sections} title="Task" />
      <h4>Start</h4>
      <Prose nodes={[start.code]} />
      <Section sections={sections} title="Examples" />
      <h4>Hints</h4>
      <Hints sections={sections} />
      <h4>Solution</h4>
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

/** Each hint holds the next one, so that a reader opens no more than is wanted. */
function Hints({ sections }: { sections: Sections }): ReactNode {
  const [list] = sections.get('Hints') ?? [];
  const items =
    list?.type === 'element' ? list.children.filter((node): node is Element => node.type === 'element') : [];
  return items.reduceRight<ReactNode>(
    (next, item, index) => (
      <Reveal summary={`Hint ${index + 1}`} className="hint">
        <div>
          <Prose nodes={item.children} />
        </div>
        {next}
      </Reveal>
    ),
    null,
  );
}
