import { useState } from 'react';
import styles from './HasSelector.module.css';
import lab from './parts/lab.module.css';
import { Range } from './parts/Range.tsx';
import { useMeasured } from './parts/use-measured.ts';
import { useSupported } from './parts/use-supported.ts';

/** Conditions on the contents of an ancestor. The page lets the browser evaluate each of them. */
const questions = [
  { element: 'form', selector: ':has(:checked)', means: 'something is chosen' },
  { element: 'form', selector: ':has(input:focus-visible)', means: 'focus is on an input' },
  { element: 'form', selector: ':has([type="email"]:not(:placeholder-shown):invalid)', means: 'the address is wrong' },
  { element: 'ul', selector: ':has(> :nth-child(4))', means: 'there are four or more' },
];

export default function HasSelector() {
  const [count, setCount] = useState(3);
  const [, setChange] = useState(0);
  const supported = useSupported('selector(:has(a))');
  const [stage, answers] = useMeasured((root) =>
    supported ? questions.map(({ element, selector }) => root.querySelector(element)?.matches(selector)) : null,
  );
  /** What `:has()` matches is not React state; a render evaluates it again. */
  const askAgain = () => setChange((change) => change + 1);

  return (
    <div ref={stage} className={lab.result}>
      {supported === false && <p className={lab.note}>This browser does not know :has().</p>}
      <div className={styles.pair}>
        <form className={styles.form} onInput={askAgain} onFocus={askAgain} onBlur={askAgain}>
          <label>
            <input type="checkbox" /> It is a present
          </label>
          <p className={styles.message}>We enclose a card.</p>
          <label className={lab.field}>
            E-mail
            <input type="email" placeholder="you@example.org" autoComplete="off" />
          </label>
        </form>
        <div className={lab.controls}>
          <Range label="Items" value={count} min={1} max={8} onChange={setCount} />
          <ul className={styles.list}>
            {Array.from({ length: count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items have no identity but their index
              <li key={index}>Item {index + 1}</li>
            ))}
          </ul>
        </div>
      </div>
      <ul className={styles.answers} aria-label="What matches now">
        {questions.map(({ element, selector, means }, index) => (
          <li key={selector} data-matches={answers?.[index] ?? false}>
            <code>
              {element}
              {selector}
            </code>{' '}
            {answers?.[index] ? 'matches' : 'does not match'}: {means}
          </li>
        ))}
      </ul>
    </div>
  );
}
