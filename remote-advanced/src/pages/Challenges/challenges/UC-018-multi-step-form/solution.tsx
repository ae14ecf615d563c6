import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Field, OrderFormProps, Values } from './props';

interface Question {
  field: Field;
  label: string;
  autoComplete: string;
}

const contact: Question[] = [
  { field: 'name', label: 'Name', autoComplete: 'name' },
  { field: 'email', label: 'Email', autoComplete: 'email' },
];
const address: Question[] = [
  { field: 'street', label: 'Street', autoComplete: 'address-line1' },
  { field: 'city', label: 'City', autoComplete: 'address-level2' },
];
const steps = [
  { title: 'Contact', questions: contact },
  { title: 'Address', questions: address },
  { title: 'Check', questions: [] },
];
const last = steps.length - 1;

function trimmed({ name, email, street, city }: Values): Values {
  return { name: name.trim(), email: email.trim(), street: street.trim(), city: city.trim() };
}

export default function OrderForm({ submit }: OrderFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [values, setValues] = useState<Values>({ name: '', email: '', street: '', city: '' });
  const [step, setStep] = useState(0);
  /** Whether "Next" has been refused in this step. */
  const [isChecked, setChecked] = useState(false);
  const [request, setRequest] = useState<'idle' | 'sending' | 'failed' | 'done'>('idle');
  /** How often there was a new heading. */
  const [moves, setMoves] = useState(0);
  const { title, questions } = steps[step] ?? { title: '', questions: [] };

  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  const isEmpty = (field: Field) => values[field].trim() === '';
  const goTo = (next: number) => {
    setStep(next);
    setChecked(false);
    setRequest('idle');
    setMoves(moves + 1);
  };
  const send = async () => {
    setRequest('sending');
    try {
      await submit(trimmed(values));
      setRequest('done');
      setMoves(moves + 1);
    } catch {
      setRequest('failed');
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (request === 'sending') return;
    const missing = questions.find(({ field }) => isEmpty(field));
    if (missing) {
      setChecked(true);
      form.current?.querySelector<HTMLElement>(`[name="${missing.field}"]`)?.focus();
    } else if (step < last) goTo(step + 1);
    else send();
  };

  if (request === 'done')
    return (
      <h2 ref={heading} tabIndex={-1}>
        Thank you
      </h2>
    );
  return (
    <form className="steps" ref={form} noValidate onSubmit={onSubmit}>
      <h2 ref={heading} tabIndex={-1}>
        {`Step ${step + 1} of ${steps.length}: ${title}`}
      </h2>
      <div className="fields">
        {questions.map(({ field, label, autoComplete }) => {
          const isWrong = isChecked && isEmpty(field);
          return (
            <div key={field}>
              <label htmlFor={`${id}-${field}`}>{label}</label>
              <input
                id={`${id}-${field}`}
                name={field}
                autoComplete={autoComplete}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? `${id}-${field}-message` : undefined}
                value={values[field]}
                onChange={({ target }) => setValues({ ...values, [field]: target.value })}
              />
              <p id={`${id}-${field}-message`}>{isWrong && 'Fill in this field'}</p>
            </div>
          );
        })}
        {step === last && (
          <dl>
            {[...contact, ...address].map(({ field, label }) => (
              <div key={field}>
                <dt>{label}</dt>
                <dd>{values[field]}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="actions">
        {step > 0 && (
          <button type="button" onClick={() => request !== 'sending' && goTo(step - 1)}>
            Back
          </button>
        )}
        <button type="submit">{step === last ? 'Send' : 'Next'}</button>
      </div>
      <p role="status">{request === 'sending' && 'Sending…'}</p>
      <p role="alert">{request === 'failed' && 'Not sent. Try again.'}</p>
    </form>
  );
}
