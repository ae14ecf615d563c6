import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Choice } from './Choice.tsx';
import { Range } from './Range.tsx';
import { Toggle } from './Toggle.tsx';

it('Range: is a slider with name and unit, and reports numbers', () => {
  const onChange = vi.fn();
  render(<Range label="Padding" value={8} min={0} max={32} unit=" px" onChange={onChange} />);
  const slider = screen.getByRole('slider', { name: 'Padding' });
  expect(slider.getAttribute('aria-valuetext')).toBe('8 px');
  fireEvent.change(slider, { target: { value: '12' } });
  expect(onChange).toHaveBeenCalledWith(12);
});

it('Choice: is a named group in which one option is chosen', async () => {
  const onChange = vi.fn();
  render(<Choice legend="Direction" options={['ltr', 'rtl']} value="ltr" onChange={onChange} />);
  screen.getByRole('group', { name: 'Direction' });
  expect(screen.getByRole('radio', { name: 'ltr' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: 'rtl' }));
  expect(onChange).toHaveBeenCalledWith('rtl');
});

it('Toggle: reports the new state', async () => {
  const onChange = vi.fn();
  render(
    <Toggle checked={false} onChange={onChange}>
      Subgrid
    </Toggle>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Subgrid' }));
  expect(onChange).toHaveBeenCalledWith(true);
});
