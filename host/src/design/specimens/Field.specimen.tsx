import { Field } from '@site/sdk/ui/field';
import { useState } from 'react';

export default function FieldStates() {
  const [age, setAge] = useState('-3');
  return (
    <>
      <Field label="Name" hint="As it should appear on the certificate." autoComplete="off" />
      <Field
        label="Age"
        inputMode="numeric"
        value={age}
        onChange={(event) => setAge(event.target.value)}
        error={/^\d+$/.test(age) ? null : 'Write a whole number, 0 or above.'}
      />
      <Field label="Level">
        {(control) => (
          <select {...control}>
            <option>basic</option>
            <option>intermediate</option>
            <option>advanced</option>
          </select>
        )}
      </Field>
      <Field compact label="Search" type="search" placeholder="A field of a row of filters" />
      <Field label="Address" value="Not to be changed" readOnly disabled />
    </>
  );
}
