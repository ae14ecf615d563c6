import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Popup from './Popup.demo.tsx';

const click = () => userEvent.click(screen.getByRole('button', { name: 'Click here' }));
const popup = () => screen.queryByText('This is popup.');
const place = () => ({ top: popup()?.style.top, left: popup()?.style.left });

/** There is no layout here, so the test mocks it: a button 40 px high, a popup of 120 by 50 px, a window of 400 by 600 px. */
let button = { left: 20, top: 100 };
beforeEach(() => {
  button = { left: 20, top: 100 };
  vi.stubGlobal('innerHeight', 600);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'BUTTON' ? new DOMRect(button.left, button.top, 100, 40) : new DOMRect(0, 0, 120, 50);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the popup', () => {
  it('comes and goes with the button', async () => {
    render(<Popup />);
    expect(popup()).toBeNull();
    await click();
    expect(popup()).not.toBeNull();
    screen.getByRole('button', { name: 'Click here', expanded: true });
    await click();
    expect(popup()).toBeNull();
  });

  it('goes by Escape too', async () => {
    render(<Popup />);
    await click();
    await userEvent.keyboard('{Escape}');
    expect(popup()).toBeNull();
  });
});

describe('its place', () => {
  it('is 25 px below the edge of the button', async () => {
    render(<Popup />);
    await click();
    expect(place()).toEqual({ top: '165px', left: '20px' });
  });

  it('is 25 px above the button where there is no room below', async () => {
    button.top = 520;
    render(<Popup />);
    await click();
    expect(place().top).toBe('445px');
  });

  it('is below where there is room on neither side', async () => {
    vi.stubGlobal('innerHeight', 160);
    button.top = 60;
    render(<Popup />);
    await click();
    expect(place().top).toBe('125px');
  });

  it('does not leave the window at the side', async () => {
    button.left = 350;
    render(<Popup />);
    await click();
    expect(place().left).toBe('272px');
  });

  it.each(['scroll', 'resize'])('follows the button on %s', async (type) => {
    render(<Popup />);
    await click();
    button.top = 300;
    fireEvent(window, new Event(type));
    expect(place().top).toBe('365px');
  });

  it('is nobody’s business any more once the popup is closed', async () => {
    const added = vi.spyOn(globalThis, 'addEventListener');
    const removed = vi.spyOn(globalThis, 'removeEventListener');
    const ours = ([type]: unknown[]) => type === 'scroll' || type === 'resize';
    const pairs = (calls: unknown[][]) => calls.filter(ours).map(([type, listener]) => [type, listener]);
    render(<Popup />);
    await click();
    expect(pairs(added.mock.calls)).toHaveLength(2);
    await click();
    expect(pairs(removed.mock.calls)).toEqual(pairs(added.mock.calls));
  });
});
