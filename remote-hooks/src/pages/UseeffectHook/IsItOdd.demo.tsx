import { useState } from 'react';

const steps: Record<string, number> = { Odd: 1, Even: 2 };

const rounds = [
  { start: 0, presses: ['Odd'] },
  { start: 1, presses: ['Odd'] },
  { start: 3, presses: ['Even'] },
  { start: 4, presses: ['Odd', 'Even'] },
  { start: 7, presses: ['Even', 'Odd', 'Odd'] },
];

export default function IsItOdd() {
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<boolean | null>(null);
  const { start, presses } = rounds[round % rounds.length] ?? { start: 0, presses: [] };
  const result = presses.reduce((number, press) => number + (steps[press] ?? 0), start);
  const isOdd = result % 2 === 1;

  const next = () => {
    setRound(round + 1);
    setAnswer(null);
  };

  return (
    <div>
      <p>
        The number is {start}. You press {presses.map((press) => `“${press}”`).join(', then ')}. Is the result odd?
      </p>
      <p>
        <button type="button" aria-pressed={answer === true} onClick={() => setAnswer(true)}>
          Yes
        </button>{' '}
        <button type="button" aria-pressed={answer === false} onClick={() => setAnswer(false)}>
          No
        </button>{' '}
        <button type="button" onClick={next}>
          Next number
        </button>
      </p>
      <p role="status">
        {answer !== null &&
          `${answer === isOdd ? 'Right' : 'No'}: ${[start, ...presses.map((press) => steps[press])].join(' + ')} = ${result}, which is ${isOdd ? 'odd' : 'even'}.`}
      </p>
    </div>
  );
}
