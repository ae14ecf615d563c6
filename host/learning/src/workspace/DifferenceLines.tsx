import { type DifferenceLine, differenceOf } from './difference.ts';

/** Two strings line by line: what only the first has is deleted, what only the second has is inserted. */
export function DifferenceLines({ before, after }: { before: string; after: string }) {
  return (
    <div className="code difference">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be reached with the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for controls */}
      <pre tabIndex={0} role="group" aria-label="Difference">
        <code>
          {differenceOf(before, after).map((line) => (
            <Line key={line.number} {...line} />
          ))}
        </code>
      </pre>
    </div>
  );
}

function Line({ change, text }: DifferenceLine) {
  if (change === 'added') return <ins>{`${text}\n`}</ins>;
  if (change === 'removed') return <del>{`${text}\n`}</del>;
  return `${text}\n`;
}
