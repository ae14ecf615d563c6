import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Toggle from './Toggle.demo.tsx';
import ToggleDom from './ToggleDom.demo.tsx';

describe.each([
  ['React', Toggle],
  ['plain DOM', ToggleDom],
])('the toggle in %s', (_way, Demo) => {
  const toggle = (checked: boolean) => screen.getByRole('switch', { name: 'Full name', checked });
  const name = () => screen.getByText(/^Name:/).textContent;

  it('switches between two names, by click and by key', async () => {
    const user = userEvent.setup();
    render(<Demo />);
    expect(name()).toBe('Name: R. Sample');
    await user.click(toggle(false));
    expect(name()).toBe('Name: Robin Sample');
    toggle(true);
    await user.keyboard(' ');
    expect(name()).toBe('Name: R. Sample');
    await user.keyboard('{Enter}');
    toggle(true);
  });

  it('keeps its state when it is rendered again, and leaves nothing behind', async () => {
    const { rerender, unmount } = render(<Demo />);
    await userEvent.click(toggle(false));
    rerender(<Demo />);
    expect(name()).toBe('Name: Robin Sample');
    unmount();
    expect(document.body.textContent).toBe('');
  });
});
