import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { expandQuery } from './expand-query.ts';
import { termsOf, tokensIn, wordsOfQuery } from './words.ts';

/** Something to find. Its fields count in this order: id, title, topics, words. */
export interface Findable {
  /** Unique in the index. */
  key: string;
  /** An id that readers may know, such as `JS-065`; empty for none. */
  id: string;
  title: string;
  topics: string;
  words: string;
  /** How much it counts beside others that match as well; 1 for most. */
  weight: number;
}

/** Something found, with the words of it that matched, in lower case. */
export interface Hit<Found extends Findable> {
  item: Found;
  terms: string[];
}

/** With fewer results than these, looser ways to match are tried, too. */
const enough = 5;

/** How many are added before the browser may do something else. */
const step = 20;

/** Searches titles, ids and words in memory: ranked, by beginnings of words, forgiving typos. */
export class SearchIndex<Found extends Findable> {
  #items = new Map<string, Found>();
  #index = new MiniSearch<Findable>({
    idField: 'key',
    fields: ['id', 'title', 'topics', 'words'],
    extractField: (item, field) =>
      field === 'id' ? `${item.id} ${item.id.replace('-', '')}` : Reflect.get(item, field),
    tokenize: tokensIn,
    processTerm: termsOf,
    // It goes on between two sections that are added, and fails when the second changes what it walks through.
    autoVacuum: false,
    searchOptions: {
      boost: { id: 8, title: 6, topics: 2 },
      processTerm: (term) => term.toLowerCase(),
      boostDocument: (key) => this.#items.get(String(key))?.weight ?? 1,
      weights: { prefix: 0.5, fuzzy: 0.25 },
    },
  });

  /** Adds items in small steps, so that typing and scrolling stay smooth. Items that are there already are replaced. */
  async add(items: readonly Found[]): Promise<void> {
    const added = [...new Map(items.map((item) => [item.key, item])).values()];
    this.#index.discardAll(added.flatMap(({ key }) => (this.#items.has(key) ? [key] : [])));
    for (const item of added) this.#items.set(item.key, item);
    await this.#index.addAllAsync(added, { chunkSize: step });
  }

  /**
   * Finds items, the best first: those with all words, then those with all words but for typos, then those with some.
   * @param query what the reader typed
   */
  search(query: string): Hit<Found>[] {
    const words = wordsOfQuery(query);
    if (words.length === 0) return [];
    const found = new Map<string, SearchResult>();
    for (const attempt of expandQuery(words)) {
      if (found.size >= enough) break;
      this.#collect(attempt, found);
    }
    return [...found].flatMap(([key, { terms }]) => {
      const item = this.#items.get(key);
      return item ? [{ item, terms }] : [];
    });
  }

  #collect(query: Query, found: Map<string, SearchResult>): void {
    for (const result of this.#index.search(query))
      if (!found.has(String(result.id))) found.set(String(result.id), result);
  }
}
