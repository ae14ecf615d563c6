import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Readings } from './Readings.tsx';

it('rounds numbers, gives them the unit, and leaves out what was not measured', () => {
  render(
    <Readings
      unit=" px"
      of={[
        { what: 'width', rule: 33.333, measured: 33 },
        { what: 'display', rule: 'flex', measured: null },
      ]}
    />,
  );
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ['width', '33.3 px', '33 px'],
    ['display', 'flex', '–'],
  ]);
});
