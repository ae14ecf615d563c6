import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import AsFound from './FetchPost.as-found.demo.tsx';
import Corrected from './FetchPost.corrected.demo.tsx';

const request = vi.fn<typeof fetch>();
const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const noConnection = new TypeError('Failed to fetch');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const signalSent = () => request.mock.lastCall?.[1]?.signal;

beforeEach(() => {
  vi.stubGlobal('fetch', request.mockReset());
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each([
  { variant: 'as found', FetchPost: AsFound },
  { variant: 'corrected', FetchPost: Corrected },
])('the post $variant', ({ FetchPost }) => {
  it('is not there until the reader asks for it', () => {
    render(<FetchPost />);
    screen.getByText('No data fetched');
    expect(request).not.toHaveBeenCalled();
  });

  it('is shown as JSON text', async () => {
    request.mockResolvedValue(answer({ id: 1, title: 'First post' }));
    render(<FetchPost />);
    await press('Fetch data');
    await screen.findByText('{ "id": 1, "title": "First post" }');
    expect(screen.queryByText('No data fetched')).toBeNull();
    expect(request.mock.lastCall?.[0]).toMatch(/posts\/1\.json$/);
  });

  it('is still missing after a failure, and the console says why', async () => {
    request.mockRejectedValue(noConnection);
    render(<FetchPost />);
    await press('Fetch data');
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith('Error fetching data:', expect.any(Error)));
    screen.getByText('No data fetched');
  });
});

describe('a failure', () => {
  it('as found: leaves the page as it was', async () => {
    request.mockRejectedValue(noConnection);
    const { container } = render(<AsFound />);
    const before = container.innerHTML;
    await press('Fetch data');
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(container.innerHTML).toBe(before);
  });

  it('corrected: is told with its reason, and a further try brings the post', async () => {
    request.mockRejectedValueOnce(noConnection).mockResolvedValueOnce(answer({ id: 1, title: 'First post' }));
    render(<Corrected />);
    await press('Fetch data');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('The post could not be fetched. The server could not be reached.');

    await press('Try again');
    await screen.findByText(/First post/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fetch data' }));
  });
});

describe('an answer with status 404', () => {
  beforeEach(() => {
    request.mockResolvedValue(answer({ message: 'No such post' }, 404));
  });

  it('as found: is shown as if it were the post', async () => {
    render(<AsFound />);
    await press('Fetch data');
    await screen.findByText(/No such post/);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('corrected: is a failure', async () => {
    render(<Corrected />);
    await press('Fetch data');
    await screen.findByText(/The server answered 404\./);
    screen.getByText('No data fetched');
  });
});

describe('an answer of another shape', () => {
  const shapes = [[], {}, null, 'post', { id: 1 }, { id: '1', title: 'First post' }, [{ id: 1, title: 'First post' }]];

  it('as found: is shown as if it were the post', async () => {
    request.mockResolvedValue(answer([]));
    render(<AsFound />);
    await press('Fetch data');
    await screen.findByText('[]');
  });

  it.each(shapes.map((shape) => JSON.stringify(shape)))(
    'corrected: is a failure, told with its reason: %s',
    async (body) => {
      request.mockResolvedValue(new Response(body));
      render(<Corrected />);
      await press('Fetch data');
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe('The post could not be fetched. The answer has another shape than expected.');
      screen.getByText('No data fetched');
      expect(console.error).toHaveBeenCalledWith('Error fetching data:', expect.any(Error));
    },
  );
});

it('corrected: keeps what it does not ask for', async () => {
  request.mockResolvedValue(answer({ userId: 3, id: 1, title: 'First post', body: 'Its text' }));
  render(<Corrected />);
  await press('Fetch data');
  await screen.findByText('{ "userId": 3, "id": 1, "title": "First post", "body": "Its text" }');
});

describe('while the answer is on its way', () => {
  beforeEach(() => {
    request.mockImplementation(answerNever);
  });

  it('as found: nothing shows it, and leaving the page does not stop it', async () => {
    const { container } = render(<AsFound />);
    const before = container.innerHTML;
    await press('Fetch data');
    expect(container.innerHTML).toBe(before);
    expect(signalSent()).toBeUndefined();
  });

  it('corrected: the page says so', async () => {
    render(<Corrected />);
    await press('Fetch data');
    screen.getByText('Fetching…');
    screen.getByRole('button', { name: 'Fetch data', busy: true });
  });

  it('corrected: leaving the page aborts it', async () => {
    const { unmount } = render(<Corrected />);
    await press('Fetch data');
    expect(signalSent()?.aborted).toBe(false);
    unmount();
    expect(signalSent()?.aborted).toBe(true);
  });

  it('corrected: so does another source, which has not been asked yet', async () => {
    render(<Corrected />);
    await press('Fetch data');
    await userEvent.click(screen.getByLabelText('Live service (jsonplaceholder.typicode.com)'));
    expect(signalSent()?.aborted).toBe(true);
    expect(screen.queryByText('Fetching…')).toBeNull();
    await press('Fetch data');
    expect(request.mock.lastCall?.[0]).toBe('https://jsonplaceholder.typicode.com/posts/1');
  });
});

it('corrected: gives up after 8 seconds without an answer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  request.mockImplementation(answerNever);
  render(<Corrected />);
  await press('Fetch data');
  await vi.advanceTimersByTimeAsync(7_000);
  expect(screen.queryByRole('alert')).toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  await screen.findByText(/There was no answer within 8 seconds\./);
});

/** A server that never answers; like fetch, it rejects when the signal is aborted. */
function answerNever(_address: unknown, init?: RequestInit) {
  return new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
}
