import { type SubmitEvent, useId, useRef, useState } from 'react';

const empty = { name: '', age: '' };
type Field = keyof typeof empty;

/** @returns an error message for each invalid field; nothing for a form that can be submitted */
function check({ name, age }: typeof empty): Partial<typeof empty> {
  const years = Number(age);
  return {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(!(age !== '' && Number.isInteger(years) && years >= 0 && years <= 130) && {
      age: 'Enter the age in whole years, from 0 to 130.',
    }),
  };
}

export default function Form() {
  const [form, setForm] = useState(empty);
  const [problems, setProblems] = useState<Partial<typeof empty>>({});
  const [sent, setSent] = useState(false);
  const inputs = { name: useRef<HTMLInputElement>(null), age: useRef<HTMLInputElement>(null) };
  const id = useId();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = check(form);
    setProblems(found);
    const first = found.name ? 'name' : found.age ? 'age' : null;
    setSent(first === null);
    if (first === null) setForm(empty);
    else inputs[first].current?.focus();
  };

  const field = (name: Field, label: string, type: 'text' | 'number') => (
    <p>
      <label>
        {label}{' '}
        <input
          ref={inputs[name]}
          type={type}
          value={form[name]}
          required
          aria-invalid={problems[name] ? true : undefined}
          aria-describedby={problems[name] && `${id}${name}`}
          onChange={({ target }) => setForm({ ...form, [name]: target.value })}
        />
      </label>
      {problems[name] && <strong id={`${id}${name}`}> {problems[name]}</strong>}
    </p>
  );

  return (
    <form onSubmit={submit} noValidate>
      {field('name', 'Name', 'text')}
      {field('age', 'Age', 'number')}
      <p>
        <button type="submit">Submit</button>
      </p>
      <p role="status">{sent && 'Form submitted successfully!'}</p>
    </form>
  );
}
