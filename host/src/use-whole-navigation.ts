import { isWhole, type NavigationSection } from '@site/sdk/contract';
import { use } from 'react';
import { useSite } from './site-context.ts';

/**
 * The navigation with the pages of all sections. Where the document came with less, it suspends until the live one is there.
 * @throws Error when that cannot be read
 */
export function useWholeNavigation(): NavigationSection[] {
  const { navigation, registry } = useSite();
  const whole = isWhole(navigation) ? navigation : use(registry.wholeNavigation());
  if (!isWhole(whole)) throw new Error('The list of pages could not be loaded.');
  return whole;
}
