import { useParams } from '@site/sdk/router';
import { MemoryRouter } from '@site/sdk/static-router';
import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import Home from './home/Home.tsx';
import type { RouteMatch } from './pages.ts';
import { fixtureSite } from './testing/fixture-site.ts';

/** Replaces a section's page; shows which page it is, and its parameter. */
function FakePage({ match }: { match: RouteMatch }) {
  return (
    <>
      <h1>{match.page.title}</h1>
      <p>
        {match.section.id} {match.page.address} {JSON.stringify(useParams())}
      </p>
    </>
  );
}

function open(address: string) {
  const app = (
    <MemoryRouter initialEntries={[address]}>
      <App site={fixtureSite()} own={{ '/': Home }} renderPage={(match) => <FakePage match={match} />} />
    </MemoryRouter>
  );
  return act(async () => render(app));
}

const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the routes', () => {
  it.each([
    ['/UseReduce', 'hooks /UseReduce {}'],
    ['/usereduce', 'hooks /UseReduce {}'],
    ['/USEREDUCE/', 'hooks /UseReduce {}'],
    ['/UserefHook', 'hooks /UserefHook {}'],
    ['/UseRefHook', 'hooks /UserefHook {}'],
    ['/Javascript/', 'basics /javascript {}'],
    ['/UseCall?from=menu#top', 'hooks /UseCall {}'],
    ['/Quotes', 'projects /Quotes {}'],
    ['/quotes/', 'projects /Quotes {}'],
    ['/quotes/Anna', 'projects /Quotes {"username":"Anna"}'],
    ['/Quotes/Anna/', 'projects /Quotes {"username":"Anna"}'],
    ['/Projects', 'projects /Projects {}'],
  ])('lead %s to its page', async (address, page) => {
    await open(address);
    main().getByText(page);
    expect(main().queryByText('Page Not Found')).toBeNull();
  });

  it.each(['/UseReducer', '/UseReduce/more', '/Quotes/anna/more', '/hooks/UseReduce', '/%20', '/404'])(
    'have no page at %s',
    async (address) => {
      await open(address);
      main().getByRole('heading', { level: 1, name: '404 Error' });
      main().getByText('Page Not Found');
    },
  );

  it('lead / to the start page', async () => {
    await open('/');
    main().getByRole('heading', { level: 2, name: 'Where to start' });
  });
});
