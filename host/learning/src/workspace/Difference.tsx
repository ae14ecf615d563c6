import { DifferenceLines } from './DifferenceLines.tsx';

/** How the solution differs from the reader's code: what it leaves out, and what it has in its place. */
export default function Difference({ code, solution }: { code: string; solution: string }) {
  if (code.trimEnd() === solution.trimEnd()) return <p>Your code is the solution, word for word.</p>;
  return (
    <>
      <p>Lines with a minus are only in your code, lines with a plus only in the solution.</p>
      <DifferenceLines before={code} after={solution} />
    </>
  );
}
