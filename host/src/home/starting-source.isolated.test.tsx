import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SamplePost } from './SamplePost.tsx';

vi.mock(import('@site/sdk/site'), async (original) => ({ ...(await original()), startingSource: 'live' as const }));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('begins with the live service where the site is configured so', async () => {
  const request = vi.fn(async () => Response.json({ id: 1, title: 'Live post' }));
  vi.stubGlobal('fetch', request);
  render(<SamplePost />);
  expect(screen.getByLabelText<HTMLInputElement>('Live service (jsonplaceholder.typicode.com)').checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Fetch data' }));
  await screen.findByText(/Live post/);
  expect(request).toHaveBeenCalledExactlyOnceWith('https://jsonplaceholder.typicode.com/posts/1', expect.anything());
});
