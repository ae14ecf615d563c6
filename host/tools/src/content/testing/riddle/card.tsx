/** @jsxRuntime automatic */
import { Reveal, Section, Slot } from '@site/learning/card';
import type { CardProps } from '@site/learning/kind';

/** The card of a riddle: how hard it is, and its solution in a disclosure. */
export function RiddleCard({ sections, own }: CardProps<{ stars: number }>) {
  return (
    <>
      <Section sections={sections} title="Riddle" />
      <Slot behavior="riddle" data={{ stars: String(own.stars) }} />
      <Reveal summary="Show the solution" part="solution">
        <Section sections={sections} title="Solution" />
      </Reveal>
    </>
  );
}
