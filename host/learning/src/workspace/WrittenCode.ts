/**
 * What was written in an editor and has not come back to it as its `code` yet. On a slow device it comes back after further keys,
 * and must not replace those.
 */
export class WrittenCode {
  #pending: string[] = [];

  add(code: string): void {
    this.#pending.push(code);
  }

  /** Whether code that comes back is what was written in the editor; other code replaces what is there. */
  takeBack(code: string): boolean {
    const index = this.#pending.indexOf(code);
    this.#pending.splice(0, index + 1);
    return index >= 0;
  }
}
