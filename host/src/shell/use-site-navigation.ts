import type { NavigationSection } from '@site/sdk/contract';
import { startTransition, useEffect, useState } from 'react';
import { useSite } from '../site-context.ts';

/**
 * The navigation of the site: at first the one the page was rendered with, then the live one, so that a section released
 * meanwhile appears in the navigation. A registry that cannot be read changes nothing.
 */
export function useSiteNavigation(): NavigationSection[] {
  const site = useSite();
  const [navigation, setNavigation] = useState(site.navigation);
  useEffect(() => {
    site.registry.live().then(
      ({ sections }) => sections.length > 0 && startTransition(() => setNavigation(sections)),
      (error: unknown) => console.error(error),
    );
  }, [site]);
  return navigation;
}
