import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import RemoteUsers from './RemoteUsers.demo.tsx';

const request = vi.fn<typeof fetch>();
const asha = { id: 1, name: 'Asha Pereira', username: 'asha', email: 'asha@mail.example', address: { city: 'Leeds' } };
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bones = () => screen.getByRole('list', { name: 'Remote users' }).querySelectorAll('[aria-hidden]');

/** A server that never answers; like fetch, it rejects when the signal is aborted. */
const never: typeof fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

beforeEach(() => {
  vi.stubGlobal('fetch', request.mockReset());
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks for the users when it is told to, and shows name, username and email of each', async () => {
  request.mockResolvedValue(answer([asha, { ...asha, id: 2, name: 'Noor de Wit', username: 'noor' }]));
  render(<RemoteUsers />);
  expect(request).not.toHaveBeenCalled();
  await press('Fetch users');
  await screen.findByText('2 users.');
  expect(request.mock.lastCall?.[0]).toMatch(/users\.json$/);
  const cards = screen.getAllByRole('listitem').map((item) => [...item.children].map((line) => line.textContent));
  expect(cards[0]).toEqual(['Asha Pereira', 'asha', 'asha@mail.example']);
});

it('asks the live service when the reader chooses it', async () => {
  request.mockResolvedValue(answer([asha]));
  render(<RemoteUsers />);
  await userEvent.click(screen.getByLabelText(/Live service/));
  await press('Fetch users');
  await screen.findByText('Asha Pereira');
  expect(request.mock.lastCall?.[0]).toBe('https://jsonplaceholder.typicode.com/users');
});

it('shows bones and says so while it waits, and gives up when the reader leaves', async () => {
  request.mockImplementation(never);
  const { unmount } = render(<RemoteUsers />);
  expect(bones()).toHaveLength(0);
  await press('Fetch users');
  screen.getByText('Fetching the users…');
  expect(bones()).toHaveLength(3);
  unmount();
  expect(request.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});

it('tells a failure with its reason, and a further try brings the users', async () => {
  request.mockResolvedValueOnce(answer({}, 500)).mockResolvedValueOnce(answer([asha]));
  render(<RemoteUsers />);
  await press('Fetch users');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The users could not be fetched. The server answered 500.');
  expect(console.error).toHaveBeenCalledWith('Error fetching data:', expect.any(Error));
  expect(bones()).toHaveLength(0);

  await press('Try again');
  await screen.findByText('Asha Pereira');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fetch users' }));
});

it('leaves out and counts a record of another shape', async () => {
  request.mockResolvedValue(answer([asha, { name: '<b>Noor</b>' }, null]));
  render(<RemoteUsers />);
  await press('Fetch users');
  await screen.findByText('1 user. 2 left out: another shape than expected.');
});

it.each([[{ users: [] }], ['Asha'], [null]])('fails for an answer that is no list: %j', async (body) => {
  request.mockResolvedValue(answer(body));
  render(<RemoteUsers />);
  await press('Fetch users');
  await screen.findByText(/The answer has another shape than expected\./);
});

it('says that a list is empty', async () => {
  request.mockResolvedValue(answer([]));
  render(<RemoteUsers />);
  await press('Fetch users');
  await screen.findByText('The answer holds no users.');
});
