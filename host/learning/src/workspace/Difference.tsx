import { type DifferenceLine, differenceOf } from './difference.ts';

/** How the solution differs from the reader's code: what it leaves out, and what it has in its place. */
export default function Difference({ code, solution }: { code: string; solution: string }) {
  const lines = differenceOf(code, solution);
  if (lines.every(({ change }) => change === 'same')) return <p>Your code is the solution, word for word.</p>;
  return (
    <>
      <p>Lines with a minus are only in your code, lines with a plus only in the solution.</p>
      <div className="code difference">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls can be reached with the keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for controls */}
        <pre tabIndex={0} role="group" aria-label="Difference">
          <code>
            {lines.map((line) => (
              <Line key={line.number} {...line} />
            ))}
          </code>
        </pre>
      </div>
    </>
  );
}

function Line({ change, text }: DifferenceLine) {
  if (change === 'added') return <ins>{`${text}\n`}</ins>;
  if (change === 'removed') return <del>{`${text}\n`}</del>;
  return `${text}\n`;
}
