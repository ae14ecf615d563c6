import type { NavigationSection } from '@site/sdk/contract';
import { startTransition, useEffect, useState } from 'react';
import { useSite } from '../site-context.ts';

/**
 * The navigation of the site: at first the one the page was rendered with, then the live one, which lists the pages of all sections
 * and has those that were released meanwhile. A registry that cannot be read changes nothing.
 */
export function useSiteNavigation(): NavigationSection[] {
  const { registry, ...site } = useSite();
  const [navigation, setNavigation] = useState(site.navigation);
  useEffect(() => {
    registry.wholeNavigation().then((whole) => startTransition(() => setNavigation(whole)));
  }, [registry]);
  return navigation;
}
