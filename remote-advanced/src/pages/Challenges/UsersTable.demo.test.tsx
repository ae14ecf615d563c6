import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import UsersTable from './UsersTable.demo.tsx';
import UsersTableDom from './UsersTableDom.demo.tsx';

const request = vi.fn<typeof fetch>();
const user = (id: number, name: string) => ({ id, name, username: name.toLowerCase(), email: `${name}@example.com` });
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const signalSent = () => request.mock.lastCall?.[1]?.signal;

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    request.mockReset().mockImplementation(async () => Response.json([user(1, 'Ada'), user(2, 'Bo')])),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each([
  ['React', UsersTable],
  ['plain DOM', UsersTableDom],
])('the table in %s', (_way, Demo) => {
  it('has a name column and a row for each user', async () => {
    render(<Demo />);
    screen.getByText('Loading users…');
    await screen.findByText('Ada');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Username',
      'Email',
    ]);
    expect(rows()).toEqual(['AdaadaAda@example.com', 'BoboBo@example.com']);
    expect(screen.getAllByRole('rowheader')).toHaveLength(2);
    expect(request.mock.lastCall?.[0]).toMatch(/users\.json$/);
  });

  it('says when there are no users', async () => {
    request.mockImplementation(async () => Response.json([]));
    render(<Demo />);
    await screen.findByText('No users to show');
  });

  it.each([
    ['an error status', () => Promise.resolve(new Response('[]', { status: 500 }))],
    ['another shape', () => Promise.resolve(Response.json([{ id: 1, name: 'Ada' }]))],
    ['no list', () => Promise.resolve(Response.json({}))],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says that it failed, on the page and in the console: %s', async (_case, fail) => {
    request.mockImplementation(fail);
    render(<Demo />);
    await screen.findByText(/The users could not be loaded\./);
    expect(console.error).toHaveBeenCalledWith('Error fetching data:', expect.any(Error));
    expect(screen.queryByText(/undefined/)).toBeNull();
  });

  it('filters by name, and says when nobody is left', async () => {
    render(<Demo />);
    await screen.findByText('Ada');
    await userEvent.type(screen.getByLabelText('Filter by name'), 'B');
    expect(rows()).toEqual(['BoboBo@example.com']);
    screen.getByText('Users: 1');
    await userEvent.type(screen.getByLabelText('Filter by name'), 'x');
    expect(rows()).toEqual(['No users to show']);
    await userEvent.clear(screen.getByLabelText('Filter by name'));
    expect(rows()).toHaveLength(2);
    expect(request).toHaveBeenCalledOnce();
  });

  it('can be loaded again after a failure, with what the filter says', async () => {
    request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<Demo />);
    await screen.findByRole('alert');
    await userEvent.type(screen.getByLabelText('Filter by name'), 'ad');
    await userEvent.click(screen.getByRole('button', { name: 'Load again', busy: false }));
    await screen.findByText('Ada');
    expect(rows()).toEqual(['AdaadaAda@example.com']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the users in view while they are loaded again, and when that fails', async () => {
    render(<Demo />);
    await screen.findByText('Ada');
    request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
    await screen.findByRole('alert');
    expect(rows()).toHaveLength(2);
  });

  it('gives up after 8 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const later = vi.spyOn(globalThis, 'setTimeout');
    render(<Demo />);
    await screen.findByText('Ada');
    const limits = [...timeout.mock.calls.map(([time]) => time), ...later.mock.calls.map(([, time]) => time)];
    expect(limits).toContain(8_000);
  });

  it('has a box that scrolls and can be reached by key', async () => {
    render(<Demo />);
    await screen.findByText('Ada');
    expect(screen.getByRole('region', { name: /^Table of users/ }).tabIndex).toBe(0);
  });

  it('gives the request up when the reader leaves', async () => {
    request.mockImplementation(() => new Promise(() => {}));
    const { unmount } = render(<Demo />);
    expect(signalSent()?.aborted).toBe(false);
    unmount();
    expect(signalSent()?.aborted).toBe(true);
    expect(console.error).not.toHaveBeenCalled();
  });
});
