import { type SubmitEvent, useState } from 'react';

const empty = { name: '', age: '' };

export default function Form() {
  const [form, setForm] = useState(empty);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    window.alert('Form submitted successfully!');
    setForm(empty);
  };

  return (
    <form onSubmit={submit} noValidate>
      <p>
        <label>
          Name{' '}
          <input type="text" value={form.name} onChange={({ target }) => setForm({ ...form, name: target.value })} />
        </label>
      </p>
      <p>
        <label>
          Age{' '}
          <input type="number" value={form.age} onChange={({ target }) => setForm({ ...form, age: target.value })} />
        </label>
      </p>
      <p>
        <button type="submit">Submit</button>
      </p>
    </form>
  );
}
