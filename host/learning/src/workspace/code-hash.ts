const prefix = '#code=';

/** The hash of an address at which a workspace begins with the code of the start, in an attempt of its own. */
export const freshHash = '#fresh';

/** The hash of an address for packed code. */
export function codeHash(packed: string): string {
  return prefix + packed;
}

/** Whether an address seems to have code in its hash. */
export function isCodeHash(hash: string): boolean {
  return hash.startsWith(prefix);
}

/** Takes the hash out of the address when what it asks for is done, so that a reload does not ask for it again. */
export function dropHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** The packed code in a hash. */
export function packedIn(hash: string): string {
  return hash.slice(prefix.length);
}
