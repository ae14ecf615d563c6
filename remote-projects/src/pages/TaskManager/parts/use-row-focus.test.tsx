import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useRowFocus } from './use-row-focus.ts';

function Rows() {
  const { list, focus } = useRowFocus();
  const [ids, setIds] = useState([1]);

  function addRow() {
    setIds([1, 2]);
    focus({ id: 2, control: 'edit' });
  }

  return (
    <>
      <button type="button" onClick={() => focus({ id: 1, control: 'edit' })}>
        Go to the first row
      </button>
      <button type="button" onClick={addRow}>
        Add a row
      </button>
      <ul ref={list}>
        {ids.map((id) => (
          <li key={id} data-task={id}>
            <button type="button" data-control="edit">
              Row {id}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

it('focuses a control, again and again', async () => {
  render(<Rows />);
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(screen.getByText('Go to the first row'));
    expect(document.activeElement?.textContent).toBe('Row 1');
  }
});

it('focuses a control that is drawn by the same event', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByText('Add a row'));
  expect(document.activeElement?.textContent).toBe('Row 2');
});
