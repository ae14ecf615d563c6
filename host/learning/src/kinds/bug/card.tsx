/** @jsxRuntime automatic */
import { Reveal, Section } from '../../card/index.ts';
import type { CardProps } from '../../kind.ts';
import type { BugParts } from './parts.ts';

/** The card of a bug: what goes wrong, the failing test and the broken code; the repair is in a disclosure. */
export function BugCard({ sections }: CardProps<BugParts>) {
  const section = (title: string) => <Section key={title} sections={sections} title={title} />;
  return (
    <>
      {['What goes wrong', 'The failing test', 'Broken'].map(section)}
      <Reveal summary="Show the repair">{['Fixed', 'Cause', 'How to catch it'].map(section)}</Reveal>
    </>
  );
}
