import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import ClickOutside from './ClickOutside.demo.tsx';
import { useClickOutside } from './use-click-outside.ts';

it('calls for a press outside, and for none inside, also of an element that the press removes', () => {
  const inside = document.createElement('div');
  const child = inside.appendChild(document.createElement('button'));
  document.body.append(inside);
  child.addEventListener('pointerdown', () => child.remove());
  const onOutside = vi.fn();
  const { unmount } = renderHook(() => useClickOutside({ current: inside }, onOutside));

  fireEvent.pointerDown(child);
  expect(onOutside).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  expect(onOutside).toHaveBeenCalledTimes(1);
  unmount();
  fireEvent.pointerDown(document.body);
  expect(onOutside).toHaveBeenCalledTimes(1);
  inside.remove();
});

const isOpen = () => screen.queryByRole('button', { name: 'By mail' }) !== null;

it('closes the menu by a press outside, and not by one inside', async () => {
  render(<ClickOutside />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await userEvent.click(screen.getByRole('button', { name: 'By mail' }));
  expect(isOpen()).toBe(true);
  await userEvent.click(document.body);
  expect(isOpen()).toBe(false);
});

it('closes it by Escape, with focus back on its button', async () => {
  render(<ClickOutside />);
  const button = screen.getByRole('button', { name: 'Share' });
  await userEvent.click(button);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
});
