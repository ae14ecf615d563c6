import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SampleReset } from './SampleReset.tsx';

function Example() {
  const [code, setCode] = useState('start');
  return (
    <>
      <textarea aria-label="Your code" value={code} onChange={({ target }) => setCode(target.value)} />
      <SampleReset code={code} start="start" onChange={setCode} />
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Your code' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const hasUndo = () => screen.queryByRole('button', { name: 'Undo' }) !== null;

it('goes back to the start, and brings the code back, also after further typing', async () => {
  render(<Example />);
  await press('Reset');
  expect(hasUndo()).toBe(false);
  await userEvent.type(field(), ' and more');
  await press('Reset');
  expect(field()).toHaveProperty('value', 'start');
  await userEvent.type(field(), 's');
  await press('Undo');
  expect(field()).toHaveProperty('value', 'start and more');
  expect(hasUndo()).toBe(false);
});
