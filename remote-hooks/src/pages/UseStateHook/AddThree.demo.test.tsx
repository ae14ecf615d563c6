import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './AddThree.as-found.demo.tsx';
import Corrected from './AddThree.corrected.demo.tsx';

const addThree = () => userEvent.click(screen.getByRole('button', { name: 'Add 3' }));
const line = (start: string) => screen.getByText(start).textContent;

describe('three updates in one handler', () => {
  it('as found: add 1, because each asks for the same number', async () => {
    render(<AsFound />);
    await addThree();
    expect(line('Count')).toBe('Count 1');
    await addThree();
    expect(line('Count')).toBe('Count 2');
  });

  it('corrected: add 3', async () => {
    render(<Corrected />);
    await addThree();
    expect(line('Count')).toBe('Count 3');
    await addThree();
    expect(line('Count')).toBe('Count 6');
  });

  it.each([
    { variant: 'as found', AddThree: AsFound },
    { variant: 'corrected', AddThree: Corrected },
  ])('are one render, $variant', async ({ AddThree }) => {
    render(<AddThree />);
    expect(line('Renders')).toBe('Renders 1');
    await addThree();
    expect(line('Renders')).toBe('Renders 2');
  });
});
