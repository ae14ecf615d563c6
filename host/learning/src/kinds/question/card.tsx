/** @jsxRuntime automatic */
import { Section } from '../../card/index.ts';
import type { CardProps } from '../../kind.ts';

/** The card of a question: its answer as it is written. */
export function QuestionCard({ sections }: CardProps<null>) {
  return [...sections.keys()].map((title) => <Section key={title} sections={sections} title={title} />);
}
