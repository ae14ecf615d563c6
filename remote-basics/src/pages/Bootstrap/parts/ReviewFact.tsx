import { reviewFact, type TableFact } from '@site/learning/review-fact';
import { Button } from '@site/sdk/ui/button';
import { useState } from 'react';

const outcomes = {
  waiting: '',
  added: 'It is in your review.',
  known: 'It was in your review already.',
  failed: 'Your browser did not save it.',
};

/** Takes a row of a table into review. */
export function ReviewFact({ fact }: { fact: TableFact }) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>('waiting');
  const add = () =>
    reviewFact(fact).then(
      (isNew) => setOutcome(isNew ? 'added' : 'known'),
      () => setOutcome('failed'),
    );
  return (
    <p>
      <Button onClick={add}>Add to review</Button> <span role="status">{outcomes[outcome]}</span>
    </p>
  );
}
