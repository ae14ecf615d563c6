import { contentPlaces, type Hit, pagePlaces, RowIndex, rowPlaces, SearchIndex, withRows } from '@site/learning/search';
import type { NavigationSection, SearchFile, Section } from '@site/sdk/contract';
import type { SiteRegistry } from '../registry.ts';
import { actions } from './actions.ts';
import { fetchSearchFile, fetchSearchTexts } from './fetch-search-file.ts';
import type { Result } from './results.ts';
import { hostPlaces, sectionPlaces, taskPlaces } from './site-places.ts';

/** How much of a section can be searched: after the titles of its pages those of its entries (`titles`), and then everything (`ready`). */
export type SectionState = 'loading' | 'titles' | 'ready' | 'failed';

/** The states of the sections by their ids; a new one after each change. */
export type SectionStates = ReadonlyMap<string, SectionState>;

/**
 * Searches the whole site. What there is to find in a section comes from the release that this tab shows, once; a section whose
 * data cannot be loaded leaves the others as they are.
 */
export class SiteSearch {
  #registry: Pick<SiteRegistry, 'section' | 'wholeNavigation' | 'refresh'>;
  #index = new SearchIndex<Result>();
  #rows = new RowIndex();
  #states: SectionStates = new Map();
  #listeners = new Set<() => void>();

  constructor(registry: Pick<SiteRegistry, 'section' | 'wholeNavigation' | 'refresh'>) {
    this.#registry = registry;
    this.#index.add([...actions, ...hostPlaces]).then(this.#announce);
  }

  /** Has React follow the states. @returns a function that ends it */
  subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** The state of each section that was asked for. */
  states = (): SectionStates => this.#states;

  /** Loads the data of sections that were not asked for before, and of those that failed. Never rejects. */
  async load(navigation: readonly NavigationSection[]): Promise<void> {
    const missing = navigation.filter(({ id }) => (this.#states.get(id) ?? 'failed') === 'failed');
    for (const { id } of missing) this.#set(id, 'loading');
    const whole = await this.#registry.wholeNavigation();
    const listed = missing.map((one) => whole.find(({ id }) => id === one.id) ?? one);
    const pages = this.#index.add([...sectionPlaces(listed), ...taskPlaces(listed), ...listed.flatMap(pagePlaces)]);
    await Promise.all(missing.map(({ id }) => this.#loadSection(id, pages)));
  }

  /** Finds places and actions, the best first. @param query what the reader typed */
  search(query: string): Hit<Result>[] {
    return withRows<Hit<Result>>(query, this.#index.search(query), this.#rows.search(query));
  }

  /** @param pages ends when those of the navigation are in the index; the request does not wait for it */
  async #loadSection(id: string, pages: Promise<void>): Promise<void> {
    try {
      const section = await this.#registry.section(id);
      const { signal } = new AbortController();
      const titles = await fetchSearchFile(section, signal);
      const titlesAdded = this.#addTitles(section, titles, pages);
      const file = await fetchSearchTexts(section, titles, signal).finally(() => titlesAdded);
      await this.#index.add(contentPlaces(section, file));
      this.#rows.add(rowPlaces(section, file));
      this.#set(id, 'ready');
    } catch (error) {
      console.error(error);
      this.#registry.refresh();
      this.#set(id, 'failed');
    }
  }

  async #addTitles(section: Section, titles: SearchFile, pages: Promise<void>): Promise<void> {
    await pages;
    await this.#index.add([...pagePlaces(section), ...contentPlaces(section, titles)]);
    this.#set(section.id, 'titles');
  }

  #set(id: string, state: SectionState): void {
    this.#states = new Map(this.#states).set(id, state);
    this.#announce();
  }

  #announce = (): void => {
    for (const listener of this.#listeners) listener();
  };
}
