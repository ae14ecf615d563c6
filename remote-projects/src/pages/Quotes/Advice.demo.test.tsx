import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import AsFound from './Advice.as-found.demo.tsx';
import Corrected from './Advice.corrected.demo.tsx';

const request = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const noConnection = new TypeError('Failed to fetch');
const press = (name = 'Get advice') => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading').textContent;
const signalSent = (call = request.mock.calls.length - 1) => request.mock.calls[call]?.[1]?.signal;

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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each([
  { variant: 'as found', Advice: AsFound },
  { variant: 'corrected', Advice: Corrected },
])('the advice $variant', ({ Advice }) => {
  it('is not there at first: the heading is "advice-", and its button has a name but no text', () => {
    render(<Advice />);
    expect(heading()).toBe('advice-');
    expect(screen.getByRole('button', { name: 'Get advice' }).textContent).toBe('');
    expect(request).not.toHaveBeenCalled();
  });

  it('stands in the heading once it has arrived', async () => {
    request.mockResolvedValue(answer({ slip: { id: 1, advice: 'Measure first.' } }));
    render(<Advice />);
    await press();
    await screen.findByRole('heading', { name: 'advice-Measure first.' });
    expect(request.mock.lastCall?.[0]).toMatch(/advice\.json$/);
  });
});

describe('a failure', () => {
  it('as found: is an error that nobody handles, and the page stays as it was', async () => {
    request.mockRejectedValue(noConnection);
    const unhandled = watchUnhandled();
    const { container } = render(<AsFound />);
    const before = container.innerHTML;
    await press();
    await vi.waitFor(() => expect(unhandled).toHaveBeenCalledWith(noConnection, expect.anything()));
    expect(container.innerHTML).toBe(before);
  });

  it('corrected: is told with its reason, and a further try brings advice', async () => {
    request.mockRejectedValueOnce(noConnection).mockResolvedValueOnce(answer({ slip: { advice: 'Measure first.' } }));
    render(<Corrected />);
    await press();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('No advice arrived. The server could not be reached.');
    expect(console.error).toHaveBeenCalledWith('Error fetching data:', expect.any(Error));
    expect(heading()).toBe('advice-');

    await press('Try again');
    await screen.findByRole('heading', { name: 'advice-Measure first.' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Get advice' }));
  });
});

describe('an answer without a slip', () => {
  beforeEach(() => {
    request.mockImplementation(async () => answer({ message: 'No advice today' }));
  });

  it('as found: throws, and nobody handles it', async () => {
    const unhandled = watchUnhandled();
    render(<AsFound />);
    await press();
    await vi.waitFor(() => expect(unhandled).toHaveBeenCalledWith(expect.any(TypeError), expect.anything()));
  });

  it('corrected: is a failure', async () => {
    render(<Corrected />);
    await press();
    await screen.findByText(/The answer has another shape than expected\./);
  });
});

describe('while the answer is on its way', () => {
  beforeEach(() => {
    request.mockImplementation(never);
  });

  it('as found: nothing shows it, and leaving the page does not stop it', async () => {
    const { container } = render(<AsFound />);
    const before = container.innerHTML;
    await press();
    expect(container.innerHTML).toBe(before);
    expect(signalSent()).toBeUndefined();
  });

  it('corrected: the page says so, a second click aborts the first, and leaving aborts the second', async () => {
    const { unmount } = render(<Corrected />);
    await press();
    screen.getByText('Asking for advice…');
    await press();
    expect(signalSent(0)?.aborted).toBe(true);
    expect(signalSent(1)?.aborted).toBe(false);
    unmount();
    expect(signalSent(1)?.aborted).toBe(true);
  });

  it('corrected: it is given up after 8 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    render(<Corrected />);
    await press();
    await vi.advanceTimersByTimeAsync(8_000);
    await screen.findByText(/There was no answer within 8 seconds\./);
  });
});

/** Replaces the test runner's own listener, which would fail the run on an unhandled error. */
function watchUnhandled() {
  const listeners = process.listeners('unhandledRejection');
  const watch = vi.fn();
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', watch);
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners) process.on('unhandledRejection', listener);
  });
  return watch;
}
