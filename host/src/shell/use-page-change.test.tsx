import { navigationOf } from '@site/sdk/contract';
import { useNavigate } from '@site/sdk/router';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixtureSections } from '../testing/fixture-site.ts';
import { renderAt } from '../testing/render-at.tsx';
import { titleOf, usePageChange } from './use-page-change.ts';

const navigation = fixtureSections.map(navigationOf);
let go: (address: string) => Promise<void>;

function Page() {
  const { main, announcement } = usePageChange(navigation);
  const navigate = useNavigate();
  go = (address) => act(async () => navigate(address));
  return (
    <>
      <button type="button">Elsewhere</button>
      <main ref={main} tabIndex={-1} />
      <p role="status">{announcement}</p>
    </>
  );
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

describe('usePageChange', () => {
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
