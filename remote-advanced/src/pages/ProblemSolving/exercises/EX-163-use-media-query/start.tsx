/**
 * Returns whether a media query matches, and renders the component again when that changes.
 * @param onServer what it returns on a server, and in the browser while the server's HTML is hydrated
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  throw new Error('Not implemented');
}
