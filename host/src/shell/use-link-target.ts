import { useLocation } from '@site/sdk/router';
import { useLayoutEffect } from 'react';

/** Scrolls to the element that the hash of the address names, and opens the disclosures around it. */
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

/** The id that a hash names; a hash that cannot be decoded is used as it is. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
