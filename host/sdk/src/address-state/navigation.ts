const navigated = 'site:navigate';

/** Tells those who keep state in the address that the router has changed it; of a link it follows, the browser fires no event. */
export function tellNavigation(): void {
  dispatchEvent(new Event(navigated));
}

/** Calls back when the address is another one because the reader followed a link, or went back or forward. @returns ends it */
export function onNavigation(callback: () => void): () => void {
  const events = ['popstate', navigated];
  for (const event of events) addEventListener(event, callback);
  return () => {
    for (const event of events) removeEventListener(event, callback);
  };
}
