import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './PreviousValue.as-found.demo.tsx';
import Corrected from './PreviousValue.corrected.demo.tsx';

const type = (text: string) => userEvent.type(screen.getByRole('textbox', { name: 'Text' }), text);
const values = () => [screen.getByText('current').textContent, screen.getByText('previous').textContent];

describe.each([
  { variant: 'as found', PreviousValue: AsFound },
  { variant: 'corrected', PreviousValue: Corrected },
])('the input $variant', ({ PreviousValue }) => {
  it('shows the current value and the one before it', async () => {
    render(<PreviousValue />);
    expect(values()).toEqual(['current ', 'previous ']);
    await type('t');
    expect(values()).toEqual(['current t', 'previous ']);
    await type('e');
    expect(values()).toEqual(['current te', 'previous t']);
  });
});

describe('a render for another reason', () => {
  const renderAgain = () => userEvent.click(screen.getByRole('button', { name: 'Render for another reason' }));

  it('as found: loses the previous value', async () => {
    render(<AsFound />);
    await type('te');
    await renderAgain();
    expect(values()).toEqual(['current te', 'previous te']);
  });

  it('corrected: changes nothing', async () => {
    render(<Corrected />);
    await type('te');
    await renderAgain();
    expect(values()).toEqual(['current te', 'previous t']);
  });
});
