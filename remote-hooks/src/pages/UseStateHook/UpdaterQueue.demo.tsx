import { type SetStateAction, type SubmitEvent, useState } from 'react';

interface Step {
  call: string;
  before: number;
  after: number;
}

/** The calls a handler may make, each with what it adds to the queue when `count` is the value in the render. */
const calls: Record<string, (count: number) => SetStateAction<number>> = {
  'setCount(count + 1)': (count) => count + 1,
  'setCount((n) => n + 1)': () => (n) => n + 1,
  'setCount(20)': () => 20,
};

export default function UpdaterQueue() {
  const [count, setCount] = useState(5);
  const [handler, setHandler] = useState<string[]>([]);
  const [steps, setSteps] = useState<Step[]>([]);

  const run = (event: SubmitEvent) => {
    event.preventDefault();
    const queue = handler.flatMap((call) => calls[call]?.(count) ?? []);
    for (const update of queue) setCount(update);
    setSteps(explain(handler, queue, count));
    setHandler([]);
  };

  return (
    <form onSubmit={run}>
      <p>
        Count <output>{count}</output>
      </p>
      <fieldset>
        <legend>Write a handler</legend>
        {Object.keys(calls).map((call) => (
          <span key={call}>
            <button type="button" onClick={() => setHandler([...handler, call])}>
              <code>{call}</code>
            </button>{' '}
          </span>
        ))}
        <pre>{handler.length ? handler.map((call) => `${call};`).join('\n') : '// empty'}</pre>
        <p>
          <button type="submit">Run the handler</button>
        </p>
      </fieldset>
      {steps.length > 0 && <Steps steps={steps} />}
    </form>
  );
}

/** How React processes the queue during the next render: one update after the other. */
function explain(handler: string[], queue: SetStateAction<number>[], count: number): Step[] {
  let now = count;
  return queue.map((update, i) => {
    const before = now;
    now = typeof update === 'function' ? update(now) : update;
    return { call: handler[i] ?? '', before, after: now };
  });
}

function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol aria-label="What React did">
      {steps.map(({ call, before, after }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps are never reordered
        <li key={i}>
          <code>{call}</code> {before} → {after}
        </li>
      ))}
    </ol>
  );
}
