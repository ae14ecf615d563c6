class TrieNode {
  next = new Map<string, TrieNode>();
  isWord = false;
}

/** A set of words that finds all words with a prefix. */
export class Trie {
  #root = new TrieNode();
  #size = 0;

  /** The number of words. */
  get size(): number {
    return this.#size;
  }

  /** Adds a word; nothing changes when it is already in the trie. */
  insert(word: string): void {
    let node = this.#root;
    for (const character of word) {
      const next = node.next.get(character) ?? new TrieNode();
      node.next.set(character, next);
      node = next;
    }
    if (!node.isWord) this.#size += 1;
    node.isWord = true;
  }

  /** Whether the word itself was inserted. */
  has(word: string): boolean {
    return this.#find(word)?.isWord === true;
  }

  /** Removes a word. @returns whether it was in the trie */
  delete(word: string): boolean {
    const node = this.#find(word);
    if (!node?.isWord) return false;
    node.isWord = false;
    this.#size -= 1;
    this.#prune([...word]);
    return true;
  }

  /**
   * The words that begin with a prefix, sorted as `sort()` sorts strings.
   * @param limit the largest number of words; all when it is left out
   */
  complete(prefix: string, limit = Infinity): string[] {
    const words: string[] = [];
    const start = this.#find(prefix);
    const stack: [word: string, node: TrieNode][] = start ? [[prefix, start]] : [];
    while (words.length < limit) {
      const top = stack.pop();
      if (!top) break;
      const [word, node] = top;
      if (node.isWord) words.push(word);
      const descending = [...node.next].sort(([a], [b]) => (a < b ? 1 : -1));
      for (const [character, next] of descending) stack.push([word + character, next]);
    }
    return words;
  }

  #find(prefix: string): TrieNode | undefined {
    let node: TrieNode | undefined = this.#root;
    for (const character of prefix) node = node?.next.get(character);
    return node;
  }

  /** Removes the nodes of a path, from its end, that do not lead to a word. */
  #prune(characters: string[]): void {
    const path = [this.#root];
    for (const character of characters) {
      const next = path.at(-1)?.next.get(character);
      if (next) path.push(next);
    }
    for (let length = characters.length; length > 0; length -= 1) {
      const node = path[length];
      if (!node || node.isWord || node.next.size > 0) return;
      path[length - 1]?.next.delete(characters[length - 1] ?? '');
    }
  }
}
