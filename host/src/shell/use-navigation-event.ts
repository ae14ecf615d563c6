import { tellNavigation } from '@site/sdk/address-state';
import { useLocation } from '@site/sdk/router';
import { useLayoutEffect } from 'react';

/** Tells a page that its address has another query: it may be the same page as before, and is not rendered again. */
export function useNavigationEvent(): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a location of its own
  useLayoutEffect(tellNavigation, [location]);
}
