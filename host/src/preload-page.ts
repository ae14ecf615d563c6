import { addressOfFile, type Page, type Section } from '@site/sdk/contract';

/** Has the browser fetch all files of a page at once, instead of one after the other as they name each other. */
export function preloadPage(section: Section, { preload, styles }: Pick<Page, 'preload' | 'styles'>): void {
  for (const file of preload) addLink('modulepreload', addressOfFile(section, file));
  for (const file of styles) addLink('preload', addressOfFile(section, file));
}

function addLink(rel: 'modulepreload' | 'preload', href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: 'anonymous' });
  if (rel === 'preload') link.as = 'style';
  document.head.append(link);
}
