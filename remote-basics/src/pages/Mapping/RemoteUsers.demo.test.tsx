import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import users from '../../data/users.json';
import RemoteUsers from './RemoteUsers.demo.tsx';

const request = vi.fn<typeof fetch>();
const answer = (body: unknown) => new Response(JSON.stringify(body));
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);

beforeEach(() => {
  vi.stubGlobal('fetch', request.mockReset());
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('fetches the users when the page opens, and shows name, username and email of each', async () => {
  request.mockResolvedValue(answer(users));
  render(<RemoteUsers />);
  screen.getByText('Loading users…');
  await screen.findByRole('list', { name: 'Remote users' });
  expect(rows()).toEqual(users.map(({ name, username, email }) => `${name} ${username} ${email}`));
  expect(request.mock.lastCall?.[0]).toMatch(/users\.json$/);
});

it('asks the live service when the reader chooses it, and gives up the other request', async () => {
  request.mockImplementation(() => new Promise(() => {}));
  render(<RemoteUsers />);
  const first = request.mock.lastCall?.[1]?.signal;
  await userEvent.click(screen.getByLabelText('Live service (jsonplaceholder.typicode.com)'));
  expect(request.mock.lastCall?.[0]).toBe('https://jsonplaceholder.typicode.com/users');
  expect(first?.aborted).toBe(true);
});

it('says that there are none', async () => {
  request.mockResolvedValue(answer([]));
  render(<RemoteUsers />);
  await screen.findByText('The answer holds no users.');
});

it('tells a failure, logs it, and tries again', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(users));
  render(<RemoteUsers />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The users could not be fetched. The server could not be reached.');
  expect(console.error).toHaveBeenCalledWith('Error fetching data:', expect.any(Error));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Ada Lindqvist');
});

it.each([[{}], [[{ id: 1, name: 'A', username: 'a' }]], [[{ id: 1, name: '', username: 'a', email: 'b' }]], [null]])(
  'refuses an answer of another shape: %j',
  async (body) => {
    request.mockResolvedValue(answer(body));
    render(<RemoteUsers />);
    await screen.findByText(/another shape/);
    expect(screen.queryByRole('listitem')).toBeNull();
  },
);

it('shows markup in a name as text', async () => {
  request.mockResolvedValue(answer([{ id: 1, name: '<img src=x>', username: 'a', email: 'b' }]));
  render(<RemoteUsers />);
  await screen.findByText('<img src=x>');
});
