import type { SiteRegistry } from './registry.ts';

/** How long a tab waits until it asks again whether there was a release, in milliseconds. */
const interval = 10 * 60_000;

/** Has the reader told of releases when they come back to a tab that has been open for a while. */
export function watchReleases(registry: SiteRegistry): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < interval) return;
    asked = Date.now();
    import('./tell-releases.ts').then((releases) => releases.tellReleases(registry)).catch(console.warn);
  });
}
