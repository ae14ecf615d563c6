import { useId, useState } from 'react';
import lab from './Lab.module.css';
import styles from './StackingContext.module.css';

const declarations = {
  none: { text: 'nothing', context: false },
  relative: { text: 'position: relative', context: false },
  opacity: { text: 'opacity: 0.99', context: true },
  transform: { text: 'transform: translateX(0)', context: true },
  isolation: { text: 'isolation: isolate', context: true },
} as const;

type Choice = keyof typeof declarations;

export default function StackingContext() {
  const [choice, setChoice] = useState<Choice>('none');
  const group = useId();
  const { text, context } = declarations[choice];
  return (
    <div className={lab.lab}>
      <fieldset className={`choice ${styles.choices}`}>
        <legend>Card A has</legend>
        {(Object.keys(declarations) as Choice[]).map((name) => (
          <label key={name}>
            <input type="radio" name={group} checked={choice === name} onChange={() => setChoice(name)} />{' '}
            <code>{declarations[name].text}</code>
          </label>
        ))}
      </fieldset>
      <div className={styles.stage}>
        <div className={styles.a} data-has={choice}>
          A
          <div className={styles.tip}>
            Tip in A: <code>z-index: 9999</code>
          </div>
        </div>
        <div className={styles.b}>
          B: <code>z-index: 1</code>
        </div>
      </div>
      <div aria-live="polite">
        {context ? (
          <p>
            Behind B. Card A is a stacking context because of <code>{text}</code>. Its 9999 counts inside of A; A as a
            whole stands at 0, below the 1 of B.
          </p>
        ) : (
          <p>
            Above B. Card A is no stacking context, so the tip and B are compared in the same one, and 9999 is more than
            1.
          </p>
        )}
      </div>
    </div>
  );
}
