import { PredictionForm } from '@site/learning/prediction-form';
import { copyable } from '@site/sdk/ui/code';
import { useState } from 'react';
import styles from './FirstPrediction.module.css';
import code from './order.js?source';
import { orderOutput } from './order-output.ts';

/** A prediction that can be answered at once, by the form that every prediction of the site has. */
export function FirstPrediction() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section ref={copyable} className={styles.prediction} aria-labelledby="first-prediction">
      <h2 id="first-prediction">Try one now: what does it print?</h2>
      <div className={styles.code} dangerouslySetInnerHTML={{ __html: code }} />
      <PredictionForm output={orderOutput} onAnswer={() => setOpen(true)} />
      <details className={styles.reasons} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Show the output</summary>
        <pre>{orderOutput}</pre>
        <p>
          The script runs to its end first: one, four. Then the microtask queue is emptied, which holds the reaction of
          the promise. The timer is a task of its own and comes last, even with a delay of zero.
        </p>
      </details>
    </section>
  );
}
