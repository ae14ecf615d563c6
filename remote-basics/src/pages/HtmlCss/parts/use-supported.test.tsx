import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useSupported } from './use-supported.ts';

const Answer = () => <p>{String(useSupported('(display: grid)'))}</p>;

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks the browser, and says nothing on the server', () => {
  const supports = vi.fn(() => false);
  vi.stubGlobal('CSS', { supports });
  expect(renderToString(<Answer />)).toBe('<p>null</p>');
  expect(supports).not.toHaveBeenCalled();
  expect(render(<Answer />).container.textContent).toBe('false');
  expect(supports).toHaveBeenCalledWith('(display: grid)');
});
