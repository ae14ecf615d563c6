/** A set of words that finds all words with a prefix. */
export class Trie {
  /** The number of words. */
  get size(): number {
    throw new Error('Not implemented');
  }

  /** Adds a word; nothing changes when it is already in the trie. */
  insert(word: string): void {
    throw new Error('Not implemented');
  }

  /** Whether the word itself was inserted. */
  has(word: string): boolean {
    throw new Error('Not implemented');
  }

  /** Removes a word. @returns whether it was in the trie */
  delete(word: string): boolean {
    throw new Error('Not implemented');
  }

  /**
   * The words that begin with a prefix, sorted as `sort()` sorts strings.
   * @param limit the largest number of words; all when it is left out
   */
  complete(prefix: string, limit = Infinity): string[] {
    throw new Error('Not implemented');
  }
}
