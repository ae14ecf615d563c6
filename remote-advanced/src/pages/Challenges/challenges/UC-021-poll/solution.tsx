import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Answer, PollProps } from './props';

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Whole percentages that add up to 100, or zeros. */
function percentagesOf(votes: number[]): number[] {
  const total = sum(votes);
  if (total === 0) return votes.map(() => 0);
  const down = votes.map((count) => Math.floor((count * 100) / total));
  const remainders = votes.map((count, index) => ({ index, remainder: (count * 100) % total }));
  const raised = remainders
    .toSorted((a, b) => b.remainder - a.remainder)
    .slice(0, 100 - sum(down))
    .map(({ index }) => index);
  return down.map((percentage, index) => percentage + (raised.includes(index) ? 1 : 0));
}

function countText(answers: Answer[]): string {
  const total = sum(answers.map(({ votes }) => votes));
  return `${total} ${total === 1 ? 'vote' : 'votes'}`;
}

export default function Poll({ question, answers, voted, vote }: PollProps) {
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [choice, setChoice] = useState<string | null>(null);
  const [sent, setSent] = useState(voted);
  const [results, setResults] = useState(voted === null ? null : answers);
  const [status, setStatus] = useState('');
  const [problem, setProblem] = useState('');
  const isSending = useRef(false);
  const hasVoted = results !== null && voted === null;

  useEffect(() => {
    if (hasVoted) heading.current?.focus();
  }, [hasVoted]);

  const send = async (id: string) => {
    isSending.current = true;
    setStatus('Sending…');
    try {
      const counted = await vote(id);
      setSent(id);
      setResults(counted);
      setStatus(`Thank you. ${countText(counted)}.`);
    } catch {
      setStatus('');
      setProblem('Not sent. Try again.');
    }
    isSending.current = false;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    setProblem(choice === null ? 'Choose an answer' : '');
    if (choice === null) form.current?.querySelector('input')?.focus();
    else send(choice);
  };
  return (
    <div className="poll">
      {results ? (
        <>
          <h2 ref={heading} tabIndex={-1}>
            Results
          </h2>
          <Results question={question} results={results} sent={sent} />
        </>
      ) : (
        <form ref={form} onSubmit={submit}>
          <fieldset>
            <legend>{question}</legend>
            {answers.map(({ id, text }) => (
              <label key={id}>
                <input
                  type="radio"
                  name={name}
                  checked={id === choice}
                  onChange={() => {
                    setChoice(id);
                    setProblem('');
                  }}
                />{' '}
                {text}
              </label>
            ))}
          </fieldset>
          <button type="submit">Vote</button>
        </form>
      )}
      <p role="status">{status}</p>
      <p role="alert">{problem}</p>
    </div>
  );
}

function Results({ question, results, sent }: { question: string; results: Answer[]; sent: string | null }) {
  const percentages = percentagesOf(results.map(({ votes }) => votes));
  return (
    <>
      <p>{question}</p>
      <ul role="list">
        {results.map(({ id, text }, index) => (
          <li key={id}>
            <span>{text}</span> {id === sent && <em>your answer</em>} <b>{`${percentages[index]}%`}</b>
            <div className="bar" style={{ inlineSize: `${percentages[index]}%` }} />
          </li>
        ))}
      </ul>
    </>
  );
}
