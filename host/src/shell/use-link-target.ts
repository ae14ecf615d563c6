import { useLocation } from '@site/sdk/router';
import { useLayoutEffect } from 'react';

/** Brings what the address names behind `#` into view, and opens the disclosures around it. */
export function useLinkTarget(): void {
  const { pathname, hash } = useLocation();
  useLayoutEffect(() => {
    if (pathname) reveal(hash);
    const onHashChange = () => reveal(location.hash);
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [pathname, hash]);
}

function reveal(hash: string): void {
  const target = document.getElementById(idIn(hash));
  if (!target) return;
  for (let box = target.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
  target.scrollIntoView();
}

/** An address may hold anything behind `#`; what cannot be decoded is taken as it is written. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
