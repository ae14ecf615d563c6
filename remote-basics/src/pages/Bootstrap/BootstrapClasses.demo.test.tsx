import data from 'virtual:reference/data';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import BootstrapClasses from './BootstrapClasses.demo.tsx';

const request = vi.fn<typeof fetch>();
const table = () => screen.getByRole('table', { name: 'Bootstrap classes' });
const shown = () => [...table().querySelectorAll('[data-row]')].map((row) => row.id);
const filter = () => screen.getByRole('searchbox', { name: 'Filter by name or declaration' });
const row = (name: string) => screen.findByRole('button', { name });
const status = () => screen.getByRole('status').textContent;

/** Every table is in view. */
class InView {
  constructor(private readonly look: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.look([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  request.mockReset().mockImplementation(async () => new Response(JSON.stringify(data.classes)));
  vi.stubGlobal('fetch', request);
  // The test's document has no layout, so the test gives the box and every row a height.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(520);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  vi.stubGlobal('IntersectionObserver', InView);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '/Bootstrap');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('draws a part of its 827 rows', async () => {
  render(<BootstrapClasses />);
  await row('container');
  expect(status()).toBe('827 of 827 rows');
  expect(shown().length).toBeLessThan(60);
  expect(table().getAttribute('aria-rowcount')).toBe('828');
});

describe('the filters', () => {
  it('show what fits, and stand in the address', async () => {
    render(<BootstrapClasses />);
    await row('container');
    await userEvent.type(filter(), 'mt-md-3');
    await row('mt-3');
    expect(shown()).toEqual(['bs-mt-3']);
    await vi.waitFor(() => expect(location.search).toBe('?q=mt-md-3'));
  });

  it('come from the address', async () => {
    history.replaceState(null, '', '/Bootstrap?q=card&family=card&at=');
    render(<BootstrapClasses />);
    await row('card');
    expect(filter()).toHaveProperty('value', 'card');
    expect(shown()).toHaveLength(15);
  });

  it('say so when nothing fits, also for what the address made up', async () => {
    history.replaceState(null, '', '/Bootstrap?family=<img>&at=zz');
    render(<BootstrapClasses />);
    await screen.findByText(/^No row fits/);
    expect(status()).toBe('0 of 827 rows');
  });
});

describe('a row', () => {
  it('opens with what it is for and its CSS, and closes', async () => {
    render(<BootstrapClasses />);
    await userEvent.click(await row('container'));
    const css = within(screen.getByRole('region', { name: 'CSS of container' }));
    css.getByText(/max-width: 540px;/);
    screen.getByText('A page in 12 columns, with gutters between them.', { selector: 'p' });
    await userEvent.click(await row('container'));
    expect(screen.queryByRole('region', { name: 'CSS of container' })).toBeNull();
  });

  it('is opened by an address that names it, at a breakpoint too', async () => {
    history.replaceState(null, '', '/Bootstrap#bs-btn-lg');
    render(<BootstrapClasses />);
    await screen.findByText('827 of 827 rows');
    await userEvent.type(filter(), 'btn');
    expect((await row('btn')).getAttribute('aria-expanded')).toBe('true');
  });

  it('is copied by its button', async () => {
    const user = userEvent.setup();
    render(<BootstrapClasses />);
    await user.click(await row('Copy container'));
    expect(await navigator.clipboard.readText()).toBe('container');
    expect(status()).toContain('Copied container');
  });

  it('is copied by key', async () => {
    userEvent.setup();
    render(<BootstrapClasses />);
    const name = await row('container-fluid');
    name.focus();
    fireEvent.copy(name);
    await vi.waitFor(() => expect(status()).toContain('Copied container-fluid'));
  });
});

it('is one stop of the Tab key, and the arrow keys move among the rows', async () => {
  render(<BootstrapClasses />);
  const first = await row('container');
  first.focus();
  const [, second] = shown();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.closest('tr')?.id).toBe(second);
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(first);
  expect(table().querySelectorAll('[data-index][tabindex="0"]')).toHaveLength(1);
});

it('tells that the rows did not arrive, and tries again', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<BootstrapClasses />);
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await row('container');
});

it('writes all rows that fit when it is printed, and takes them back', async () => {
  history.replaceState(null, '', '/Bootstrap?family=spacing');
  const { container } = render(<BootstrapClasses />);
  await screen.findByText('109 of 827 rows');
  const printed = () => container.querySelectorAll('.printed tr').length;
  dispatchEvent(new Event('beforeprint'));
  expect(printed()).toBe(109);
  dispatchEvent(new Event('afterprint'));
  expect(printed()).toBe(0);
});
