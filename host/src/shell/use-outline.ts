import type { OutlineSection } from '@site/sdk/contract';
import { startTransition, useEffect, useState } from 'react';
import { useSite } from '../site-context.ts';

/**
 * The outline of the site: at first the one the page was composed with, then the live one, so that a section released
 * meanwhile appears in the navigation. A registry that cannot be read changes nothing.
 */
export function useOutline(): OutlineSection[] {
  const site = useSite();
  const [outline, setOutline] = useState(site.outline);
  useEffect(() => {
    site.registry.live().then(
      ({ sections }) => sections.length > 0 && startTransition(() => setOutline(sections)),
      (error: unknown) => console.error(error),
    );
  }, [site]);
  return outline;
}
