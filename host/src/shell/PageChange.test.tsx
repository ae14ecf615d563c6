import { navigationOf } from '@site/sdk/contract';
import { useLocation, useNavigate } from '@site/sdk/router';
import { act, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fixtureSections } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import { PageChange, titleOf } from './PageChange.tsx';

const navigation = fixtureSections.map(navigationOf);
let go: (address: string) => Promise<void>;

function Page({ left }: { left?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  go = (address) => act(async () => navigate(address));
  return (
    <>
      <button type="button">Elsewhere</button>
      <main ref={main} tabIndex={-1}>
        {pathname === '/Axios' && left}
      </main>
      <PageChange navigation={navigation} main={main} />
    </>
  );
}

/** A link of a page. @param onLeave called with what has the focus when the link is taken out */
function PageLink({ onLeave }: { onLeave: (focused: Element | null) => void }) {
  useLayoutEffect(() => () => onLeave(document.activeElement), [onLeave]);
  return <a href="/UseReduce">A link of the page</a>;
}

describe('titleOf', () => {
  it.each([
    ['/', 'Front-end Workbench'],
    ['/UseReduce', 'useReducer · Front-end Workbench'],
    ['/usereduce/', 'useReducer · Front-end Workbench'],
    ['/Quotes/anna', 'Quotes · Front-end Workbench'],
    ['/nowhere', 'Page not found · Front-end Workbench'],
  ])('names %s "%s"', (pathname, title) => {
    expect(titleOf(navigation, pathname)).toBe(title);
  });
});

describe('PageChange', () => {
  const status = () => screen.getByRole('status').textContent;

  beforeEach(() => {
    document.title = 'As rendered';
  });

  it('leaves title and focus alone when the tab opens', async () => {
    await renderAt('/Axios', <Page />);
    expect([document.title, status()]).toEqual(['As rendered', '']);
    expect(document.activeElement).toBe(document.body);
  });

  it('sets and announces the title of the new page, and moves the focus into it', async () => {
    await renderAt('/Axios', <Page />);
    act(() => screen.getByRole('button').focus());
    await go('/UseReduce');
    expect(document.title).toBe('useReducer · Front-end Workbench');
    expect(status()).toBe('useReducer · Front-end Workbench');
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await go('/Axios');
    expect([document.title, status()]).toEqual(['Axios · Front-end Workbench', 'Axios · Front-end Workbench']);
  });

  it('has moved the focus when the page that is left is taken out', async () => {
    const onLeave = vi.fn<(focused: Element | null) => void>();
    await renderAt('/Axios', <Page left={<PageLink onLeave={onLeave} />} />);
    act(() => screen.getByRole('link').focus());
    await go('/UseReduce');
    expect(screen.queryByRole('link')).toBeNull();
    expect(onLeave.mock.calls).toEqual([[screen.getByRole('main')]]);
  });

  it('takes away the mark that the lists of the document wait for a filter', async () => {
    const { dataset } = document.documentElement;
    dataset.query = '?level=basic';
    await renderAt('/Axios', <Page />);
    await go('/Axios?level=basic');
    expect(dataset.query).toBe('?level=basic');
    await go('/UseReduce');
    expect(dataset.query).toBeUndefined();
  });

  it('does neither for another hash of the same page', async () => {
    await renderAt('/Axios', <Page />);
    const button = screen.getByRole('button');
    act(() => button.focus());
    await go('/Axios?tab=1#fetch');
    expect(document.title).toBe('As rendered');
    expect(document.activeElement).toBe(button);
  });
});
