import type { Page, Section } from '@site/sdk/contract';

/**
 * Has the browser fetch all files of a page at once, instead of one after the other as they name each other.
 * @param relation `prefetch` fetches them when nothing else is to be done, for a page that the reader may never open
 */
export function preloadPage(
  { base }: Section,
  { preload, styles }: Pick<Page, 'preload' | 'styles'>,
  relation: 'preload' | 'prefetch' = 'preload',
): void {
  for (const file of preload) addLink(relation === 'preload' ? 'modulepreload' : relation, base + file);
  for (const file of styles) addLink(relation, base + file, 'style');
}

function addLink(rel: 'modulepreload' | 'preload' | 'prefetch', href: string, as = ''): void {
  const others = rel === 'prefetch' ? '' : ':not([rel=prefetch])';
  if (document.querySelector(`link[href="${href}"]${others}`)) return;
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: 'anonymous' });
  if (as) link.as = as;
  document.head.append(link);
}
