import { createElement, Fragment, type ReactElement } from 'react';

/**
 * The app at its place in the document that the server renders, for the browser, which hydrates `#root` alone. React derives
 * the ids of `useId` from the path to a component, so both have to count the same siblings: `body` after `head`, then `#root`
 * before the page data.
 */
export function inDocument(app: ReactElement): ReactElement {
  const inBody = createElement(Fragment, null, app, null);
  return createElement(Fragment, null, null, inBody);
}
