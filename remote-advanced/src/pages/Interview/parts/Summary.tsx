import { useEffect, useRef } from 'react';
import { type Answered, weakestFirst } from './score.ts';

/** What to read again, weakest answer first. */
export function Summary({ answers, onAgain }: { answers: Answered[]; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        Your interview
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Answered</th>
            <th scope="col">Seconds</th>
          </tr>
        </thead>
        <tbody>
          {weakestFirst(answers).map(({ question, score, seconds }) => (
            <tr key={question.id}>
              <th scope="row">
                <a href={`#${question.id}`}>{question.title}</a>
              </th>
              <td>{score}</td>
              <td>{seconds}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <button type="button" onClick={onAgain}>
          Another interview
        </button>
      </p>
    </div>
  );
}
