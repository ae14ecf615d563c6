import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { codeOfHash } from './code-link.ts';
import { Sharing } from './Sharing.tsx';

/** Shares code with a click. @returns what is in the clipboard then, and what the reader is told */
async function share(code: string) {
  const user = userEvent.setup();
  await navigator.clipboard.writeText('before');
  const notify = vi.fn();
  render(<Sharing shared={code} code={code} file="solution.ts" notify={notify} />);
  await user.click(screen.getByRole('button', { name: 'Share my code' }));
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  return { copied: await navigator.clipboard.readText(), told: notify.mock.calls[0]?.[0] };
}

it('copies a link that opens as the same code', async () => {
  const { copied, told } = await share('const a = 1;\n');
  expect(await codeOfHash(new URL(copied).hash)).toBe('const a = 1;\n');
  expect(told).toBe('The link with your code was copied.');
});

it('copies nothing that could not be opened, and says what to do instead', async () => {
  const { copied, told } = await share('x'.repeat(100_001));
  expect(copied).toBe('before');
  expect(told).toBe('The code is too long for a link. Download it, and share the file.');
});
