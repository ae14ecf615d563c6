import { useLocation } from '@site/sdk/router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageLoader } from '../pages.ts';
import { fixtureSite } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import { useInternalLinks } from './use-internal-links.ts';

const links = `
  <a href="/UseReduce"><b>To a page</b></a>
  <a href="/usereduce?tab=1#todo">To a place</a>
  <a href="#here">On this page</a>
  <a href="/axios#there">On this page, in another letter case</a>
  <a href="/nowhere">To nowhere</a>
  <a href="https://elsewhere.example/UseReduce">Elsewhere</a>
  <a href="mailto:someone@elsewhere.example">By mail</a>
  <a href="/UseReduce" target="_blank">In a new tab</a>
  <a href="/UseReduce" download>As a file</a>
  <a>Without an address</a>
  <button type="button">No link</button>
`;

/** What the hook is for: static HTML with links in it. */
function Page() {
  const { busy, handlers } = useInternalLinks();
  const { pathname, search, hash } = useLocation();
  return (
    <div {...handlers} aria-busy={busy}>
      <p role="status">{pathname + search + hash}</p>
      <div dangerouslySetInnerHTML={{ __html: links }} />
    </div>
  );
}

const at = () => screen.getByRole('status').textContent;
const prefetch = vi.fn<(address: string) => Promise<void>>();
const load = vi.fn<PageLoader['load']>();

/** Whether the browser would have followed the link itself; here it never does. */
let left: boolean;
const watch = (event: Event) => {
  left = !event.defaultPrevented;
  event.preventDefault();
};

async function open(address = '/Axios', site = fixtureSite()) {
  site.pages.prefetch = ({ page }) => prefetch(page.address);
  site.pages.load = load;
  await renderAt(address, <Page />, site);
}

beforeEach(() => {
  prefetch.mockReset().mockResolvedValue();
  load.mockReset().mockResolvedValue({ status: 'missing' });
  document.addEventListener('click', watch);
});
afterEach(() => {
  document.removeEventListener('click', watch);
});

describe('a click on a link', () => {
  const click = (name: string, init: MouseEventInit = {}) =>
    act(async () => void fireEvent.click(screen.getByText(name), { button: 0, ...init }));

  it.each([
    ['To a page', '/UseReduce'],
    ['To a place', '/usereduce?tab=1#todo'],
    ['To nowhere', '/nowhere'],
  ])('"%s" changes the page without loading a document', async (name, address) => {
    await open();
    await click(name);
    expect([at(), left]).toEqual([address, false]);
  });

  it('changes the address after a moment although the page is still on its way', async () => {
    load.mockReturnValue(new Promise(() => {}));
    await open();
    await click('To a page');
    expect([at(), left]).toEqual(['/Axios', false]);
    await waitFor(() => expect(at()).toBe('/UseReduce'));
  });

  it('gives way to the next one, if its page is still on its way', async () => {
    let arrive = () => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve({ status: 'missing' }))));
    await open();
    await click('To a page');
    await click('To nowhere');
    await act(async () => arrive());
    expect(at()).toBe('/nowhere');
  });

  it('is forgotten when the reader goes back before its page is there', async () => {
    let arrive = () => {};
    load.mockReturnValue(new Promise((resolve) => (arrive = () => resolve({ status: 'missing' }))));
    await open();
    await click('To a page');
    // The DOM of the tests has followed the link itself.
    history.replaceState(null, '', '/Axios');
    await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
    await act(async () => arrive());
    expect(at()).toBe('/Axios');
  });

  it('leads to a document while there is no registry, unless the section is in use', async () => {
    const site = fixtureSite();
    site.registry.isOut = () => true;
    await open('/Axios', site);
    await click('To a page');
    expect([at(), left]).toEqual(['/Axios', true]);
    await site.registry.section('hooks');
    await click('To a page');
    expect([at(), left]).toEqual(['/UseReduce', false]);
  });

  it('to this page in another letter case stays on it, with its query', async () => {
    await open('/Axios?tab=1');
    await click('On this page, in another letter case');
    expect([location.pathname + location.search + location.hash, left]).toEqual(['/Axios?tab=1#there', false]);
  });

  it.each(['On this page', 'Elsewhere', 'By mail', 'In a new tab', 'As a file', 'Without an address', 'No link'])(
    '"%s" is left to the browser',
    async (name) => {
      await open();
      await click(name);
      expect([at(), left]).toEqual(['/Axios', true]);
    },
  );

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %j is left to the browser, which opens a tab or a window',
    async (init) => {
      await open();
      await click('To a page', init);
      expect([at(), left]).toEqual(['/Axios', true]);
    },
  );

  it('that another handler has dealt with already changes nothing', async () => {
    await open();
    screen.getByText('To a page').addEventListener('click', (event) => event.preventDefault());
    await click('To a page');
    expect(at()).toBe('/Axios');
  });
});

describe('pointing at a link', () => {
  it('fetches what its page needs, whichever way the reader points', async () => {
    await open();
    await userEvent.hover(screen.getByText('To a page'));
    expect(prefetch.mock.calls).toEqual([['/UseReduce']]);
    fireEvent.touchStart(screen.getByText('To a place'));
    expect(prefetch).toHaveBeenCalledTimes(2);
    act(() => screen.getByRole('link', { name: 'To a place' }).focus());
    expect(prefetch).toHaveBeenCalledTimes(3);
  });

  it.each(['To nowhere', 'Elsewhere', 'As a file', 'No link'])('"%s" fetches nothing', async (name) => {
    await open();
    await userEvent.hover(screen.getByText(name));
    expect(prefetch).not.toHaveBeenCalled();
  });

  it('does no harm where that fails', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const site = fixtureSite();
    site.pages.prefetch = async () => {
      throw new Error('no connection');
    };
    await renderAt('/Axios', <Page />, site);
    await userEvent.hover(screen.getByText('To a page'));
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
