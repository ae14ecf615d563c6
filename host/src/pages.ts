import {
  addressOfFile,
  entryContentFile,
  entryRoot,
  type NavigationPage,
  type NavigationSection,
  type Page,
  type PageCode,
  type PageContent,
  type PageModule,
  type Section,
} from '@site/sdk/contract';
import { sectionTimeLimit } from '@site/sdk/site';
import type { SectionLoader } from './load-section.ts';
import { fetchContent, MissingContent, proseOf } from './page-content.ts';
import { preloadPage } from './preload-page.ts';
import { PromiseCache } from './promise-cache.ts';
import type { SiteRegistry } from './registry.ts';

/**
 * A page that can be shown, if need be by the version before the live one; or its text alone, which is all that a
 * section of contract 1 has until its code has arrived; or that there is no such entry; or why it cannot be shown, with as much
 * of its text as there is.
 */
export type PageState =
  | { status: 'ready'; Page: PageModule['default']; content: PageContent; base: string; isPrevious: boolean }
  | { status: 'text'; content: PageContent }
  | { status: 'missing' }
  | { status: 'failed'; error: unknown; html: string };

/** A page as the navigation names it, with its section. */
export interface RouteMatch {
  section: NavigationSection;
  page: NavigationPage;
  /** The word of the entry that is shown alone, at its own address; none for the page itself. */
  entry?: string | null;
}

/** The address of a page or of an entry. */
export function addressOf({ page, entry }: RouteMatch): string {
  return entry ? `${entryRoot(page)}/${entry}` : page.address;
}

/** What the components of the host need to show pages. The server has one page and its own, simpler loader. */
export type PageLoader = Pick<Pages, 'initial' | 'load' | 'retry' | 'fallBack' | 'forgetFailure' | 'prefetch'>;

interface PagesOptions {
  registry: SiteRegistry;
  sections: SectionLoader;
  /** The page that the document came with, what its HTML holds of the content, and its code. */
  prerendered?: { match: RouteMatch; content: PageContent; code: PageCode } | undefined;
}

/** Loads pages and caches them. A failure is cached too, until the page is tried again or left. */
export class Pages {
  #registry: SiteRegistry;
  #sections: SectionLoader;
  #states = new PromiseCache<PageState>();
  #contents = new PromiseCache<PageContent>();
  #styles = new PromiseCache<Response>();
  #failed = new Set<string>();
  #prerendered: PagesOptions['prerendered'];
  #isTextShown = false;
  /** The code that the document names, until it was shown, or could not be. */
  #codeInDocument: PageCode | undefined;
  /** Versions in use because the live one of their section does not work. */
  #previous = new Set<string>();

  constructor({ registry, sections, prerendered }: PagesOptions) {
    this.#registry = registry;
    this.#sections = sections;
    this.#prerendered = prerendered;
    this.#codeInDocument = prerendered?.code;
    if (prerendered && !isTextAlone(prerendered.match))
      this.#contents.set(addressOf(prerendered.match), prerendered.content);
  }

  /** What to show of a page when it is opened: what the server has rendered, when the document came with the page. */
  initial(match: RouteMatch): Promise<PageState> {
    if (this.#isTextShown || !this.#prerendered || !this.#isPrerendered(match) || !isTextAlone(match))
      return this.load(match);
    this.#isTextShown = true;
    return Promise.resolve({ status: 'text', content: this.#prerendered.content });
  }

  /**
   * Loads a page. Never rejects; what fails or takes longer than the time limit is a state of its own. A failure is kept,
   * because React asks for the page again when the promise it waits for has settled, and that must not start another load.
   */
  load(match: RouteMatch): Promise<PageState> {
    const address = addressOf(match);
    return this.#states.get(address, async () => {
      const state = await this.#load(match);
      if (state.status === 'failed') this.#failed.add(address);
      return state;
    });
  }

  /** Loads a failed page once more, with the current registry. */
  retry(match: RouteMatch): Promise<PageState> {
    this.forgetFailure(match);
    this.#registry.refresh();
    return this.load(match);
  }

  /**
   * Has the tab use the version of a section before the live one, which does not work.
   * @returns the page of that version, or null where there is none or it does not work either
   */
  async fallBack(match: RouteMatch): Promise<PageState | null> {
    const { id, title } = match.section;
    const address = addressOf(match);
    const live = await soon<Section | null>(this.#registry.section(id), { milliseconds: 1000, otherwise: null });
    if (!live?.previous) return null;
    console.error(`The section "${title}", version ${live.version}, does not work in this tab.`);
    this.#sections.forget(id);
    try {
      const versions = await import('./load-version.ts');
      this.#registry.pin(await versions.loadVersion(id, live.previous));
      this.#previous.add(live.previous);
      this.#contents.delete(address);
      const state = await withinLimit(this.#show(match, this.#content(match)), title);
      this.#states.set(address, state);
      return state;
    } catch (error) {
      console.error(error);
      this.#registry.pin(live);
      this.#contents.delete(address);
      return null;
    }
  }

  /** Makes a failed page load again when it is asked for the next time; a loaded page stays. */
  forgetFailure(match: RouteMatch): void {
    const address = addressOf(match);
    if (this.#failed.delete(address)) this.#states.delete(address);
  }

  /** Has the browser fetch what a page needs, before the reader asks for it: its text always, and its `code`, scripts and styles. */
  async prefetch(match: RouteMatch, { code = true } = {}): Promise<void> {
    const { row, page } = await this.#find(match);
    if (code) this.#prefetchCode(row, filesOf(page, match));
    await this.#content(match);
  }

  /** Browsers warn of styles that are preloaded and not used, so these are only brought into the browser's cache. */
  #prefetchCode(row: Section, { preload, styles }: Pick<Page, 'preload' | 'styles'>): void {
    preloadPage(row, { preload, styles: [] });
    for (const address of styles.map((file) => addressOfFile(row, file)))
      this.#styles.get(address, () => fetch(address)).catch(() => {});
  }

  async #load(match: RouteMatch): Promise<PageState> {
    const content = this.#content(match);
    content.catch(() => {}); // looked at later, when the code is there or has failed
    try {
      return await withinLimit(this.#show(match, content), match.section.title);
    } catch (error) {
      if (match.entry && error instanceof MissingContent) return { status: 'missing' };
      console.error(error);
      this.#sections.forget(match.section.id);
      const previous = await this.fallBack(match);
      if (previous) return previous;
      this.#sections.forget(match.section.id);
      if (!this.#isPrerendered(match)) this.#contents.delete(addressOf(match));
      this.#registry.refresh();
      return {
        status: 'failed',
        error,
        html: await soon(content.then(proseOf), { milliseconds: 1000, otherwise: '' }),
      };
    }
  }

  async #show(match: RouteMatch, content: Promise<PageContent>): Promise<PageState> {
    const code = this.#isPrerendered(match) ? this.#codeInDocument : undefined;
    this.#codeInDocument = undefined;
    if (code) {
      const base = this.#registry.section(code.id).then((row) => row.base);
      base.catch(() => {}); // looked at later, when the code is there
      const [Page, parts] = await Promise.all([this.#code(match, code), content]);
      // Entries are opened from it. Without it, what failed there can be tried again, and the rest of the page works.
      const known = await soon(base, { milliseconds: 5000, otherwise: '' });
      return { status: 'ready', Page, content: parts, base: known, isPrevious: false };
    }
    const { row, page } = await this.#find(match);
    preloadPage(row, filesOf(page, match));
    const { id, base, version } = row;
    const named = { id, entry: addressOfFile(row, row.entry), page: page.name };
    const [Page, parts] = await Promise.all([this.#code(match, named), content]);
    return { status: 'ready', Page, content: parts, base, isPrevious: this.#previous.has(version) };
  }

  async #code({ page: { address }, entry: word }: RouteMatch, { id, entry, page }: PageCode) {
    const { pages, entries } = await this.#sections.load(id, entry);
    const load = word ? entries?.[page] : pages[page];
    if (!load) throw new Error(`The section "${id}" announces the page ${address}, but does not hold it.`);
    return (await load()).default;
  }

  #isPrerendered(match: RouteMatch): boolean {
    return this.#prerendered !== undefined && addressOf(match) === addressOf(this.#prerendered.match);
  }

  #content(match: RouteMatch): Promise<PageContent> {
    return this.#contents.get(addressOf(match), async () => {
      const { row, page } = await this.#find(match);
      return fetchContent(row, match.entry ? entryContentFile(page.name, match.entry) : page.content);
    });
  }

  async #find({ section, page: { address } }: RouteMatch): Promise<{ row: Section; page: Page }> {
    const row = await this.#registry.section(section.id);
    const page = row.pages.find((one) => one.address === address);
    if (!page) throw new Error(`The section "${section.title}" no longer holds the page ${address}.`);
    return { row, page };
  }
}

/** The files that a page needs, or else those of an entry on a page of its own. */
function filesOf(page: Page, { entry }: RouteMatch): Pick<Page, 'preload' | 'styles'> {
  return (entry && page.entryFiles) || page;
}

/** Sections of contract 1 have no server build, so the server renders their text alone. */
function isTextAlone({ section }: RouteMatch): boolean {
  return section.contract === 1;
}

function withinLimit<Result>(work: Promise<Result>, title: string): Promise<Result> {
  const late = new Error(`The section "${title}" did not arrive within ${sectionTimeLimit / 1000} seconds.`);
  return Promise.race([work, after(sectionTimeLimit).then(() => Promise.reject(late))]);
}

/** What has arrived, or arrives in time; else, also where it fails, the value given for that. */
function soon<Value>(work: Promise<Value>, { milliseconds, otherwise }: { milliseconds: number; otherwise: Value }) {
  return Promise.race([work.catch(() => otherwise), after(milliseconds).then(() => otherwise)]);
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
