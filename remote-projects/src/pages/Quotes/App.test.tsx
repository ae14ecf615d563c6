import { useRoutes } from '@site/sdk/router';
import { MemoryRouter } from '@site/sdk/static-router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from './App.tsx';

const request = vi.fn<typeof fetch>();

/** Responds to each request with the example file's path as the advice. */
const answerByAddress: typeof fetch = async (address) =>
  new Response(JSON.stringify({ slip: { advice: String(address).match(/data\/(.+)$/)?.[1] } }));

const Routes = () => useRoutes([{ path: '/Quotes/:username?', element: <App /> }]);

/** Renders the page at an address; `go` enters another name. */
function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes />
    </MemoryRouter>,
  );
}

const heading = () => screen.getByRole('heading').textContent;
const ask = (username: string) => userEvent.click(screen.getByRole('button', { name: `Get advice for ${username}` }));
const go = async (username: string) => {
  const box = screen.getByRole('textbox', { name: 'Another username' });
  await userEvent.clear(box);
  if (username) await userEvent.type(box, username.replace(/[[{]/g, '$&$&'));
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
};

beforeEach(() => {
  vi.stubGlobal('fetch', request.mockReset().mockImplementation(answerByAddress));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('offers names without one, with a sample name chosen and no advice yet', () => {
  open('/Quotes');
  const names = within(screen.getByRole('list', { name: 'Sample usernames' })).getAllByRole('link');
  expect(names.map((name) => name.getAttribute('href'))).toEqual([
    '/Quotes/asha#advice',
    '/Quotes/noor#advice',
    '/Quotes/zo%C3%AB#advice',
  ]);
  expect(names.map((name) => name.getAttribute('aria-current'))).toEqual(['page', null, null]);
  expect(heading()).toBe('advice-');
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['/Quotes', 'asha', 'asha/advice.json'],
  ['/Quotes/noor', 'noor', 'noor/advice.json'],
  ['/Quotes/zo%C3%AB', 'zoë', 'zoe/advice.json'],
  ['/Quotes/NOOR', 'NOOR', 'noor/advice.json'],
  ['/Quotes/Somebody', 'Somebody', 'advice.json'],
  ['/Quotes/constructor', 'constructor', 'advice.json'],
])('fetches advice at %s for %s', async (address, username, file) => {
  open(address);
  expect(heading()).toBe('advice-');
  await ask(username);
  await screen.findByRole('heading', { name: `advice-${file}` });
});

describe('a parameter that is no username', () => {
  it.each([
    ['..%2F..%2Fx', '../../x'],
    ['%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', '<img src=x onerror=alert(1)>'],
    ['x'.repeat(500), `${'x'.repeat(40)}…`],
  ])('is said so as text, with the names still on offer: %s', (param, shown) => {
    open(`/Quotes/${param}`);
    expect(screen.getByRole('alert').textContent).toContain(`There is no advice for ${shown}. A username`);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(3);
    expect(request).not.toHaveBeenCalled();
  });
});

describe('another name', () => {
  it('starts afresh; the name before has kept its advice when the reader returns', async () => {
    open('/Quotes/asha');
    await ask('asha');
    await screen.findByRole('heading', { name: 'advice-asha/advice.json' });
    await go('noor');
    expect(heading()).toBe('advice-');

    await go('asha');
    expect(heading()).toBe('advice-asha/advice.json');
    screen.getByText('Kept from before; no request was made.');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('aborts the request for the name before', async () => {
    request.mockImplementation(() => new Promise(() => {}));
    open('/Quotes/asha');
    await ask('asha');
    await go('noor');
    expect(request.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
    expect(screen.queryByText('Asking for advice…')).toBeNull();
  });

  it('is not gone to when it is no name; the text box says why', async () => {
    open('/Quotes/noor');
    await go('../../x');
    const box = screen.getByRole('textbox', { name: 'Another username' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    screen.getByText(/^A username consists of letters/);
    screen.getByRole('button', { name: 'Get advice for noor' });
    await go('');
    screen.getByText('Type a username first.');
  });
});

it('keeps the advice of the live service apart from the sample data', async () => {
  open('/Quotes/asha');
  await ask('asha');
  await screen.findByRole('heading', { name: 'advice-asha/advice.json' });
  await userEvent.click(screen.getByLabelText(/Live service/));
  expect(heading()).toBe('advice-');
  await ask('asha');
  expect(request.mock.lastCall?.[0]).toBe('https://api.adviceslip.com/advice');
});

it('says what failed, and a further try brings the advice', async () => {
  request.mockResolvedValueOnce(new Response('busy', { status: 503 }));
  open('/Quotes/asha');
  await ask('asha');
  expect((await screen.findByRole('alert')).textContent).toBe('No advice arrived. The server answered 503.');
  expect(console.error).toHaveBeenCalledWith('Error fetching data:', expect.any(Error));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'advice-asha/advice.json' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Get advice for asha' }));
});
