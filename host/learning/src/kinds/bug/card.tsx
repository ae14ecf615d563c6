/** @jsxRuntime automatic */
import { CardHeading, Prose, Reveal, Section, type Sections, Slot } from '../../card/index.ts';
import type { CardProps } from '../../kind.ts';
import { labels } from './labels.ts';
import type { BugParts } from './parts.ts';
import { bugWorkspace } from './workspace.ts';

/**
 * The card of a bug: what goes wrong, the failing test and the broken code; the repair is in a disclosure. On its own page the broken
 * code is where the reader repairs it, if the sandbox can run it; in a list a link leads there.
 */
export function BugCard({ sections, own, page, alone }: CardProps<BugParts>) {
  const section = (title: string) => <Section key={title} sections={sections} title={title} />;
  const isRepairable = bugWorkspace(own) !== null;
  return (
    <>
      {['What goes wrong', 'The failing test'].map(section)}
      {isRepairable && alone ? <Broken sections={sections} code={own.broken.code} /> : section('Broken')}
      {isRepairable && !alone && (
        <p>
          <a href={page}>Repair it</a>
        </p>
      )}
      <Reveal summary="Show the repair" part="solution">
        {['Fixed', 'Cause', 'How to catch it'].map(section)}
      </Reveal>
    </>
  );
}

/** The broken code, with the workspace over it. */
function Broken({ sections, code }: { sections: Sections; code: string }) {
  return (
    <>
      <CardHeading>Broken</CardHeading>
      <div className="start">
        <Prose nodes={sections.get('Broken') ?? []} />
        <Slot behavior={labels.id} data={{ start: code }} />
      </div>
    </>
  );
}
