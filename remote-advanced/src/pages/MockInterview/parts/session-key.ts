/** The key of the interview under way, in the storage of the tab. */
export const sessionKey = 'mock-interview:session';

/** Whether this tab has kept an interview, so that other readers do not load what reads it. */
export function hasSession(): boolean {
  try {
    return sessionStorage.getItem(sessionKey) !== null;
  } catch {
    return false;
  }
}
