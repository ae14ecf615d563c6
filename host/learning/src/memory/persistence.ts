/** Asks the browser not to delete what the reader has stored when space runs out. It may refuse; nothing depends on it. */
export function askToPersist(): void {
  navigator.storage?.persist?.().catch((error: unknown) => console.warn('Storage is not persistent:', error));
}
