import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './Draft.as-found.demo.tsx';
import Corrected from './Draft.corrected.demo.tsx';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Draft' });
const reads = () => screen.getByText('Slow reads').textContent;

describe.each([
  { variant: 'as found', Draft: AsFound },
  { variant: 'corrected', Draft: Corrected },
])('the draft $variant', ({ Draft }) => {
  it('starts with what was read and can be changed', async () => {
    render(<Draft />);
    expect(box().value).toBe('Dear reader,');
    await userEvent.type(box(), ' yes');
    expect(box().value).toBe('Dear reader, yes');
  });
});

describe('after four keystrokes', () => {
  it('as found: it was read five times, and four results were thrown away', async () => {
    render(<AsFound />);
    await userEvent.type(box(), ' yes');
    expect(reads()).toBe('Slow reads 5');
  });

  it('corrected: it was read once', async () => {
    render(<Corrected />);
    await userEvent.type(box(), ' yes');
    expect(reads()).toBe('Slow reads 1');
  });
});
