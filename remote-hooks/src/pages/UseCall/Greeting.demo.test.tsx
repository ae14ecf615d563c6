import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import AsFound from './Greeting.as-found.demo.tsx';
import Corrected from './Greeting.corrected.demo.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const line = (start: RegExp) => screen.getByText(start).textContent;

describe.each([
  { variant: 'as found', Parent: AsFound },
  { variant: 'corrected', Parent: Corrected },
])('the greeting $variant', ({ Parent }) => {
  it('stands in one block with a counter', async () => {
    render(<Parent />);
    screen.getByText('Hello, reader!');
    await press('+');
    await press('+');
    expect(line(/^Count/)).toBe('Count 2 +');
  });

  it('is answered: the child calls, the parent counts', async () => {
    render(<Parent />);
    await press('Greet back');
    await press('Greet back');
    expect(line(/^Greetings/)).toBe('Greetings from the child 2');
  });
});

describe('the counter of the parent', () => {
  it('as found: renders the child with each step, in spite of memo', async () => {
    render(<AsFound />);
    await press('+');
    await press('+');
    expect(line(/^Renders/)).toBe('Renders of the child 3');
  });

  it('corrected: leaves the child alone', async () => {
    render(<Corrected />);
    await press('+');
    await press('+');
    expect(line(/^Renders/)).toBe('Renders of the child 1');
  });
});
