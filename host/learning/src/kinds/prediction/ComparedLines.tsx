import type { ComparedLine } from './compare-lines.ts';

/** How much of a prediction is right, and each of its lines beside the printed one. */
export function ComparedLines({ lines }: { lines: ComparedLine[] }) {
  const right = lines.filter((line) => line.right).length;
  const all = right === lines.length;
  return (
    <>
      <p data-right={all}>
        {all ? 'All of it is right.' : `${right} of ${lines.length} ${lines.length === 1 ? 'line' : 'lines'} right.`}
      </p>
      <table>
        <thead>
          <tr>
            <th>Your line</th>
            <th>Printed</th>
            <th>Result</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.number} data-right={line.right}>
              <td>
                <Line text={line.given} />
              </td>
              <td>
                <Line text={line.expected} />
              </td>
              <td>{line.right ? 'right' : 'wrong'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Line({ text }: { text: string | undefined }) {
  return text === undefined ? <i>nothing</i> : <code>{text}</code>;
}
