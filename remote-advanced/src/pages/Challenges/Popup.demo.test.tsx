import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Popup from './Popup.demo.tsx';

const button = () => screen.getByRole('button', { name: 'Click here' });
const popup = () => screen.queryByText('This is popup.');
const open = () => userEvent.click(button());

/**
 * The test environment has no layout, so the test mocks it: a button 40 px high in a box 2 px larger on each side, a popup 50 px
 * high, a window 600 px high.
 */
let top = 100;
beforeEach(() => {
  top = 100;
  vi.stubGlobal('innerHeight', 600);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.tagName === 'P') return new DOMRect(0, 0, 120, 50);
    return this.tagName === 'BUTTON' ? new DOMRect(20, top, 100, 40) : new DOMRect(20, top - 2, 100, 44);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the popup', () => {
  it('comes and goes with the button, which says so', async () => {
    render(<Popup />);
    expect([popup(), button().getAttribute('aria-expanded')]).toEqual([null, 'false']);
    await open();
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(button().getAttribute('aria-controls')).toBe(popup()?.id);
    await open();
    expect([popup(), button().getAttribute('aria-expanded')]).toEqual([null, 'false']);
  });

  it.each(['{Enter}', ' '])(
    'opens by the key "%s", closes by Escape, and the focus stays on the button',
    async (key) => {
      render(<Popup />);
      await userEvent.tab();
      await userEvent.keyboard(key);
      expect(popup()).not.toBeNull();
      await userEvent.keyboard('{Escape}');
      expect(popup()).toBeNull();
      expect(document.activeElement).toBe(button());
    },
  );

  it('closes by a press elsewhere, not by one on itself', async () => {
    render(
      <>
        <Popup />
        <p>Elsewhere</p>
      </>,
    );
    await open();
    await userEvent.click(screen.getByText('This is popup.'));
    expect(popup()).not.toBeNull();
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(popup()).toBeNull();
  });

  it('leaves no listener behind', async () => {
    const added = vi.spyOn(document, 'addEventListener');
    const removed = vi.spyOn(document, 'removeEventListener');
    const ours = (calls: unknown[][]) =>
      calls.filter(([type]) => type === 'pointerdown').map(([, listener]) => listener);
    const { unmount } = render(<Popup />);
    added.mockClear();
    await open();
    const listeners = ours(added.mock.calls);
    expect(listeners.length).toBeGreaterThan(0);
    unmount();
    expect(ours(removed.mock.calls)).toEqual(expect.arrayContaining(listeners));
  });
});

describe('its place, counted from the upper edge of the box around, 2 above that of the button', () => {
  it.each([
    ['25 px below the button', 100, '67px'],
    ['25 px above, where there is room only there', 520, '-73px'],
    ['still below, where it just fits', 485, '67px'],
  ])('is %s', async (_case, buttonTop, place) => {
    top = buttonTop;
    render(<Popup />);
    await open();
    expect(popup()?.style.top).toBe(place);
  });

  it('is below where there is room on neither side: there the reader can scroll to it', async () => {
    vi.stubGlobal('innerHeight', 150);
    top = 60;
    render(<Popup />);
    await open();
    expect(popup()?.style.top).toBe('67px');
  });
});
