import { type SubmitEvent, useId } from 'react';
import type { Case } from './cases.ts';

interface CaseFormProps {
  asked: Case;
  /** The reader's choice; null before the reader chooses. */
  choice: boolean | null;
  /** Whether the choice has been checked; then the button continues to the next case. */
  checked: boolean;
  onChoose: (isEffect: boolean) => void;
  onCheck: () => void;
  onNext: () => void;
}

/** One case of the quiz: choose, check, read why, continue. The button stays the same element, so it keeps focus. */
export function CaseForm({ asked, choice, checked, onChoose, onCheck, onNext }: CaseFormProps) {
  const group = useId();
  const situation = useId();
  const option = (value: boolean, label: string) => (
    <label>
      <input type="radio" name={group} checked={choice === value} disabled={checked} onChange={() => onChoose(value)} />{' '}
      {label}
    </label>
  );

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (checked) onNext();
    else if (choice !== null) onCheck();
  };

  return (
    <form onSubmit={submit}>
      <p id={situation}>{asked.situation}</p>
      <fieldset className="choice" aria-describedby={situation}>
        <legend>Does this call for an effect?</legend>
        {option(true, 'An effect')}
        {option(false, 'No effect')}
      </fieldset>
      <p>
        <button type="submit">{checked ? 'Go on' : 'Check'}</button>
      </p>
      <p role="status">{checked && `${choice === asked.isEffect ? 'Right.' : 'Not so.'} ${asked.because}`}</p>
    </form>
  );
}
