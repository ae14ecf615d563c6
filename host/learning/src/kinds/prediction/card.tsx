/** @jsxRuntime automatic */
import type { RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { Prose, Reveal, Section, Slot } from '../../card/index.ts';
import type { CardProps } from '../../kind.ts';
import { labels } from './labels.ts';

/**
 * The card of a prediction: its output and the reasons are in a disclosure. Before it is the slot for the reader's own
 * answer.
 */
export function PredictionCard({ sections }: CardProps<null>) {
  const asked = sections.get('What does it print?') ?? [];
  const outputs = asked.filter(isOutput);
  const [output] = outputs;
  return (
    <>
      <Section sections={sections} title="What does it print?" nodes={asked.filter((node) => !isOutput(node))} />
      <Slot behavior={labels.id} data={{ output: output ? textOf(output) : '' }} />
      <Reveal summary="Show the output" part="output">
        <Prose nodes={outputs} />
        <Section sections={sections} title="Why" />
        <Section sections={sections} title="Change one line" />
      </Reveal>
    </>
  );
}

function isOutput(node: RootContent): boolean {
  if (node.type !== 'element') return false;
  const names = node.properties.className;
  return Array.isArray(names) && names.includes('output');
}
