import { entryContentFile, entryWordsFile } from '@site/sdk/contract';
import { fetchTimeLimit } from '@site/sdk/site';

/** What the entries of a page disclose and their words, fetched once, from the release that the page is of. */
export class EntrySource {
  /** The address of the release. */
  readonly base: string;
  #page: string;
  #answers = new Map<string, Promise<string>>();
  #words: Promise<Record<string, string>> | undefined;

  /** @param page the name of the page's folder */
  constructor(base: string, page: string) {
    this.base = base;
    this.#page = page;
  }

  /**
   * The HTML of an entry's answer.
   * @param entry the end of its address
   * @throws Error when it does not arrive; the next call tries again
   */
  answer(entry: string): Promise<string> {
    const known = this.#answers.get(entry);
    if (known) return known;
    const loading = fetchTexts(this.base + entryContentFile(this.#page, entry)).then(({ answer = '' }) => answer);
    this.#answers.set(entry, loading);
    loading.catch(() => this.#answers.delete(entry));
    return loading;
  }

  /** The words of all entries by their ids. @throws Error when they do not arrive; the next call tries again */
  words(): Promise<Record<string, string>> {
    this.#words ??= fetchTexts(this.base + entryWordsFile(this.#page)).catch((error) => {
      this.#words = undefined;
      throw error;
    });
    return this.#words;
  }
}

async function fetchTexts(address: string): Promise<Record<string, string>> {
  const response = await fetch(address, { signal: AbortSignal.timeout(fetchTimeLimit) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const json: unknown = await response.json();
  if (isTexts(json)) return json;
  throw new Error(`${address} does not hold texts by name.`);
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
