import { useEffect, useSyncExternalStore } from 'react';

/** Where the addresses of the last pages are kept, the latest first. */
export const visitsKey = 'site:visits';

const longest = 6;

/** Notes that a page of a section was opened. @param address as the outline spells it; undefined notes nothing */
export function useVisit(address: string | undefined): void {
  useEffect(() => {
    if (address === undefined) return;
    const visits = [address, ...parseVisits(readVisits()).filter((one) => one !== address)];
    try {
      localStorage.setItem(visitsKey, JSON.stringify(visits.slice(0, longest)));
    } catch {
      // The browser keeps nothing: then there is nothing to come back to.
    }
  }, [address]);
}

/** The addresses of the last pages, the latest first; null while the page is as it was prerendered. */
export function useVisits(): string[] | null {
  const text = useSyncExternalStore(subscribe, readVisits, () => null);
  return text === null ? null : parseVisits(text);
}

function readVisits(): string {
  try {
    return localStorage.getItem(visitsKey) ?? '';
  } catch {
    return '';
  }
}

/** What was kept may be of another version or damaged; then it is as if there was nothing. */
function parseVisits(text: string): string[] {
  try {
    const visits: unknown = JSON.parse(text);
    return Array.isArray(visits) ? visits.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}
