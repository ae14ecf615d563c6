import { BrowserRouter } from '@site/sdk/router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Site, SiteContext } from '../site-context.ts';
import { fixtureSite } from './fixture-site.ts';

/**
 * Renders a part of the host inside of the site, as if the tab had been opened at an address.
 * @returns what Testing Library returns, when all that needs no waiting has settled
 */
export function renderAt(address: string, part: ReactNode, site: Site = fixtureSite()) {
  history.replaceState(null, '', address);
  return act(async () =>
    render(
      <SiteContext value={site}>
        <BrowserRouter>{part}</BrowserRouter>
      </SiteContext>,
    ),
  );
}
