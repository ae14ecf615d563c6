import { siteName } from '@site/sdk/site';

/** The document title of a page. @param title the page's own title; without one, the page does not exist */
export function documentTitle(title = 'Page not found'): string {
  return title === siteName ? siteName : `${title} · ${siteName}`;
}
