import { changeStored, visits } from '@site/sdk/reader-data';
import { useEffect } from 'react';

const longest = 6;

/**
 * Remembers that a page of a section was opened, and marks the document for the start page as apply-theme.js does.
 * @param address as the navigation spells it; undefined changes nothing
 */
export function useVisit(address: string | undefined): void {
  useEffect(() => {
    if (address === undefined) return;
    document.documentElement.dataset.returning = '';
    changeStored(visits, (before) => [address, ...before.filter((one) => one !== address)].slice(0, longest));
  }, [address]);
}
