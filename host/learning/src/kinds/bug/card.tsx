/** @jsxRuntime automatic */
import { CardHeading, Prose, Reveal, Section, type Sections } from '../../card/index.ts';
import type { CardProps } from '../../kind.ts';
import type { BugParts } from './parts.ts';
import { bugWorkspace } from './workspace.ts';

/**
 * The card of a bug: what goes wrong, the failing test and the broken code; the repair is in a disclosure. If the sandbox can run the
 * code, the reader repairs it in its place on the entry's own page; in a list a link leads there.
 */
export function BugCard({ sections, own, page, alone }: CardProps<BugParts>) {
  const section = (title: string) => <Section key={title} sections={sections} title={title} />;
  const isRepairable = bugWorkspace(own) !== null;
  return (
    <>
      {['What goes wrong', 'The failing test'].map(section)}
      {isRepairable && alone ? <Repairable sections={sections} /> : section('Broken')}
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

/** The broken code, and the button that has the workspace take its place: `RunnableSamples` of the host answers it, as it does for samples. */
function Repairable({ sections }: { sections: Sections }) {
  return (
    <>
      <CardHeading>Broken</CardHeading>
      <div className="repair">
        <Prose nodes={sections.get('Broken') ?? []} />
        <div className="run-bar">
          <button type="button">Repair it here</button>
        </div>
      </div>
    </>
  );
}
