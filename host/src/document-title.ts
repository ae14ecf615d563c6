import { siteName } from '@site/sdk/site';

/** The title of the document of a page. @param title the page's own; without one there is no page */
export function documentTitle(title = 'Page not found'): string {
  return title === siteName ? siteName : `${title} · ${siteName}`;
}
