import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { StorageNotice } from './StorageNotice.tsx';
import type { Copied } from './task-storage.ts';
import type { StorageProblem } from './task-store.ts';

const damaged: StorageProblem = { status: 'unreadable', reason: 'not JSON', text: 'damaged' };

/** A notice whose problem goes away when the reader acts on it, if the mocked results allow it. */
function Solvable({ first, copy, answer = true }: { first: StorageProblem | null; copy?: Copied; answer?: boolean }) {
  const [problem, setProblem] = useState(first);

  function solve() {
    if (answer) setProblem(null);
    return answer;
  }

  function setAside(): Copied {
    if (copy?.status === 'copied') setProblem(null);
    return copy ?? { status: 'full' };
  }

  return (
    <>
      <StorageNotice problem={problem} onRetry={solve} onReplace={solve} onSetAside={setAside} />
      <button type="button" onClick={() => setProblem(problem ? null : first)}>
        It comes or goes by itself
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('is silent as long as everything is saved', () => {
  const { container } = render(
    <StorageNotice
      problem={null}
      onRetry={() => true}
      onReplace={() => true}
      onSetAside={() => ({ status: 'full' })}
    />,
  );
  expect(container.textContent).toBe('');
});

it.each([
  ['full', /^Not saved: .* is full/],
  ['blocked', /^Not saved: .* does not let the page use its storage/],
] as const)('says that changes are not saved when the storage is %s', async (status, text) => {
  render(<Solvable first={{ status }} />);
  expect(screen.getByRole('alert').textContent).toMatch(text);
  await press('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Your tasks are saved now.');
});

it('stays when another try does not help', async () => {
  render(<Solvable first={{ status: 'full' }} answer={false} />);
  await press('Try again');
  expect(screen.getByRole('alert').textContent).toMatch(/^Not saved/);
  expect(screen.queryByText('Your tasks are saved now.')).toBeNull();
});

it('does not repeat how an earlier problem ended', async () => {
  render(<Solvable first={{ status: 'full' }} />);
  await press('Try again');
  await press('It comes or goes by itself');
  expect(screen.getByRole('alert').textContent).toMatch(/^Not saved/);
  await press('It comes or goes by itself');
  expect(screen.queryByText('Your tasks are saved now.')).toBeNull();
});

it('says where the copy of the unreadable text is', async () => {
  render(<Solvable first={damaged} copy={{ status: 'copied', key: 'tasks:unreadable-1' }} />);
  await press('Keep a copy and start afresh');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/kept in this browser under the key tasks:unreadable-1\.$/);
});

it('says that the unreadable text is gone when there was no room for a copy', async () => {
  render(<Solvable first={damaged} copy={{ status: 'full' }} />);
  await press('Keep a copy and start afresh');
  await press('Start afresh without a copy');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Saved. The old text is gone.');
});
