import { useState } from 'react';
import styles from './FormValidity.module.css';
import lab from './parts/lab.module.css';
import { Toggle } from './parts/Toggle.tsx';
import { useMeasured } from './parts/use-measured.ts';

const flags = [
  'valueMissing',
  'typeMismatch',
  'patternMismatch',
  'tooShort',
  'tooLong',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
  'badInput',
  'customError',
] as const;

/** The kinds of field to try, each with its constraints. */
const fields = {
  'a name': { type: 'text', minLength: 3, maxLength: 12 },
  'a post code': { type: 'text', pattern: '[0-9]{5}' },
  'an e-mail address': { type: 'email' },
  'a number': { type: 'number', min: 18, max: 99, step: 3 },
};
type Field = keyof typeof fields;
const names = Object.keys(fields).filter((name): name is Field => name in fields);

const markup = (constraints: object, required: boolean) =>
  `<input ${Object.entries(constraints)
    .map(([name, value]) => `${name.toLowerCase()}="${value}"`)
    .concat(required ? ['required'] : [])
    .join(' ')}>`;

export default function FormValidity() {
  const [field, setField] = useState<Field>('a name');
  const [required, setRequired] = useState(true);
  const [taken, setTaken] = useState(false);
  const [value, setValue] = useState('');

  const [stage, state] = useMeasured((element) => {
    const input = element.querySelector('input');
    if (!input) return null;
    input.setCustomValidity(taken ? 'The server says no.' : '');
    return { raised: flags.filter((flag) => input.validity[flag]), message: input.validationMessage };
  });

  const choose = (name: string) => {
    setField(names.find((one) => one === name) ?? field);
    setValue('');
  };

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <label className={lab.field}>
          The field is for
          <select value={field} onChange={(event) => choose(event.target.value)}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <Toggle checked={required} onChange={setRequired}>
          <code>required</code>
        </Toggle>
        <Toggle checked={taken} onChange={setTaken}>
          <code>setCustomValidity('…')</code>
        </Toggle>
        <div ref={stage} className={lab.field}>
          <label htmlFor="validity-value">Type {field}</label>
          <input
            id="validity-value"
            key={field}
            {...fields[field]}
            required={required}
            value={value}
            autoComplete="off"
            onChange={(event) => setValue(event.target.value)}
          />
        </div>
        <code className={styles.markup}>{markup(fields[field], required)}</code>
      </div>
      <div className={lab.result}>
        <p aria-live="polite">
          {state?.raised.length === 0 ? 'valid' : `not valid: ${state?.message || 'no message'}`}
        </p>
        <ul className={styles.flags} aria-label="Flags of the field’s validity">
          {flags.map((flag) => (
            <li key={flag} data-raised={state?.raised.includes(flag) ?? false}>
              <code>{flag}</code> {state?.raised.includes(flag) ? 'true' : 'false'}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
