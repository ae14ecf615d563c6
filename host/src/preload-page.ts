import type { Page, Section } from '@site/sdk/contract';

/** Has the browser fetch all files of a page at once, instead of one after the other as they name each other. */
export function preloadPage({ base }: Section, { preload, styles }: Pick<Page, 'preload' | 'styles'>): void {
  for (const file of preload) addLink('modulepreload', base + file);
  for (const file of styles) addLink('preload', base + file);
}

function addLink(rel: 'modulepreload' | 'preload', href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: 'anonymous' });
  if (rel === 'preload') link.as = 'style';
  document.head.append(link);
}
