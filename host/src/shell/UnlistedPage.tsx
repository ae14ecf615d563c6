import { isWhole, type NavigationSection } from '@site/sdk/contract';
import { useLocation } from '@site/sdk/router';
import { type ReactNode, use, useMemo } from 'react';
import type { RouteMatch } from '../pages.ts';
import { matchPage, useSite } from '../site-context.ts';
import { NotFound } from './NotFound.tsx';

/**
 * What is at an address that the document does not list: a page of another section, as the live navigation has it, or nothing.
 * While the navigation is fetched it suspends.
 */
export function UnlistedPage({ renderPage }: { renderPage: (match: RouteMatch) => ReactNode }) {
  const { registry } = useSite();
  const { pathname } = useLocation();
  const navigation = use(registry.wholeNavigation());
  const match = useMemo(() => matchPage(navigation, pathname), [navigation, pathname]);
  return match && !isNew(match, registry.navigation) ? renderPage(match) : <NotFound />;
}

/** Whether a page was released after the document, into a section whose pages the document lists: this tab keeps the version without it. */
function isNew({ section }: RouteMatch, before: readonly NavigationSection[]): boolean {
  return before.some((one) => one.id === section.id && isWhole([one]));
}
