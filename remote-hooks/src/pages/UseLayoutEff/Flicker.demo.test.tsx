import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AsFound from './Flicker.as-found.demo.tsx';
import Corrected from './Flicker.corrected.demo.tsx';

beforeEach(() => {
  // The button's bottom edge is 40 px below the top.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the popup, when the browser could paint it for the first time', () => {
  it('as found: is not in its place yet', async () => {
    expect(await firstPicture(AsFound)).toBe('');
    await vi.waitFor(() => expect(screen.getByText('This is popup.').style.top).toBe('65px'));
  });

  it('corrected: is 25 px below the button', async () => {
    expect(await firstPicture(Corrected)).toBe('65px');
  });
});

/**
 * Opens the popup and returns its position after React has committed and its task is over: the browser may paint then.
 * `act` would run all effects before that, so it is switched off.
 */
function firstPicture(Flicker: ComponentType): Promise<string> {
  render(<Flicker />);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const button = screen.getByRole('button', { name: 'Open in a moment' });
  const insert = Node.prototype.appendChild;
  const place = new Promise<string>((resolve) => {
    vi.spyOn(Node.prototype, 'appendChild').mockImplementation(function (this: Node, child) {
      if (this === button.parentElement && child instanceof HTMLElement) queueMicrotask(() => resolve(child.style.top));
      return insert.call(this, child);
    });
  });
  fireEvent.click(button);
  return place;
}
