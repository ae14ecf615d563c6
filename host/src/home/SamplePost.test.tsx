import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SamplePost } from './SamplePost.tsx';

const request = vi.fn<typeof fetch>();
const answer = (title: string) => new Response(JSON.stringify({ id: 1, title }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('fetch', request.mockReset());
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sends no request until the button is pressed', () => {
  render(<SamplePost />);
  screen.getByRole('heading', { level: 2, name: 'Try a request' });
  screen.getByText('No data fetched');
  expect(request).not.toHaveBeenCalled();
});

it('shows the sample post as JSON text', async () => {
  request.mockResolvedValue(answer('First post'));
  render(<SamplePost />);
  await press('Fetch data');
  await screen.findByText('{ "id": 1, "title": "First post" }');
  expect(screen.queryByText('No data fetched')).toBeNull();
  expect(request.mock.lastCall?.[0]).toMatch(/posts\/1\.json$/);
});

it('is busy until the answer arrives', async () => {
  const { promise, resolve } = deferred<Response>();
  request.mockReturnValue(promise);
  render(<SamplePost />);
  await press('Fetch data');
  screen.getByText('Fetching…');
  screen.getByText('No data fetched');
  screen.getByRole('button', { name: 'Fetch data', busy: true });

  resolve(answer('First post'));
  await screen.findByText(/First post/);
  expect(screen.queryByText('Fetching…')).toBeNull();
  screen.getByRole('button', { name: 'Fetch data', busy: false });
});

it.each(['null', '[]', '{}', '{"id":"1","title":"First post"}', '{"id":1}'])(
  'explains why it shows no post when the answer is %s',
  async (body) => {
    request.mockResolvedValue(new Response(body));
    render(<SamplePost />);
    await press('Fetch data');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^The data could not be fetched\. The answer is not a post: .+\.$/);
    screen.getByText('No data fetched');
    expect(console.error).toHaveBeenCalledWith('Error fetching data:', expect.any(Error));
  },
);

describe('a request under way', () => {
  const cancelButton = () => screen.queryByRole('button', { name: 'Cancel' });
  const signal = () => request.mock.lastCall?.[1]?.signal;

  beforeEach(() => {
    request.mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
  });

  it('can be canceled: the page confirms it, and the focus stays near', async () => {
    render(<SamplePost />);
    expect(cancelButton()).toBeNull();
    await press('Fetch data');
    expect(signal()?.aborted).toBe(false);
    await press('Cancel');
    expect(signal()?.aborted).toBe(true);
    screen.getByText('The request was canceled.');
    screen.getByText('No data fetched');
    expect([cancelButton(), screen.queryByText('Fetching…'), screen.queryByRole('alert')]).toEqual([null, null, null]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fetch data', busy: false }));
    expect(console.error).not.toHaveBeenCalled();
  });

  it('can be canceled by keyboard', async () => {
    render(<SamplePost />);
    await press('Fetch data');
    await userEvent.tab();
    expect(document.activeElement).toBe(cancelButton());
    await userEvent.keyboard('{Enter}');
    screen.getByText('The request was canceled.');
  });

  it('can be made again after a cancellation', async () => {
    render(<SamplePost />);
    await press('Fetch data');
    await press('Cancel');
    request.mockResolvedValue(answer('First post'));
    await press('Fetch data');
    await screen.findByText(/First post/);
    expect(screen.queryByText('The request was canceled.')).toBeNull();
  });

  it('hands the focus on when the answer takes "Cancel" away', async () => {
    const { promise, resolve } = deferred<Response>();
    request.mockReturnValue(promise);
    render(<SamplePost />);
    await press('Fetch data');
    await userEvent.tab();
    resolve(answer('First post'));
    await screen.findByText(/First post/);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fetch data' }));
  });

  it('leaves the focus alone when it is elsewhere', async () => {
    const { promise, resolve } = deferred<Response>();
    request.mockReturnValue(promise);
    render(<SamplePost />);
    await press('Fetch data');
    screen.getByLabelText<HTMLElement>('Sample data').focus();
    resolve(answer('First post'));
    await screen.findByText(/First post/);
    expect(document.activeElement).toBe(screen.getByLabelText('Sample data'));
  });
});

it('keeps the post in view while it is fetched again', async () => {
  request.mockResolvedValueOnce(answer('First post')).mockReturnValueOnce(deferred<Response>().promise);
  render(<SamplePost />);
  await press('Fetch data');
  await screen.findByText(/First post/);
  await press('Fetch data');
  screen.getByText('Fetching…');
  screen.getByText(/First post/);
});

it('shows what failed, and tries again without losing the focus', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer('First post'));
  render(<SamplePost />);
  await press('Fetch data');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('The data could not be fetched. The server could not be reached.');
  screen.getByText('No data fetched');
  expect(console.error).toHaveBeenCalledWith('Error fetching data:', expect.any(Error));

  await press('Try again');
  await screen.findByText(/First post/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fetch data' }));
});

it('asks the live service when the reader chooses it, and never shows the data of the other source', async () => {
  request.mockResolvedValueOnce(answer('Sample post')).mockResolvedValueOnce(answer('Live post'));
  render(<SamplePost />);
  await press('Fetch data');
  await screen.findByText(/Sample post/);

  await userEvent.click(screen.getByLabelText('Live service (jsonplaceholder.typicode.com)'));
  expect(screen.queryByText(/Sample post/)).toBeNull();
  screen.getByText('No data fetched');

  await press('Fetch data');
  await screen.findByText(/Live post/);
  expect(request.mock.lastCall?.[0]).toBe('https://jsonplaceholder.typicode.com/posts/1');
});

it('gives the request up when the reader leaves or changes the source', async () => {
  request.mockReturnValue(deferred<Response>().promise);
  const { unmount } = render(<SamplePost />);
  const aborted = () => request.mock.lastCall?.[1]?.signal?.aborted;

  await press('Fetch data');
  await userEvent.click(screen.getByLabelText(/Live service/));
  expect(aborted()).toBe(true);

  await press('Fetch data');
  expect(aborted()).toBe(false);
  unmount();
  expect(aborted()).toBe(true);
});

function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
