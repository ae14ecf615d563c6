import type { NavigationPage, NavigationSection, Page, PageContent, PageModule, Section } from '@site/sdk/contract';
import { sectionTimeLimit } from '@site/sdk/site';
import type { SectionLoader } from './load-section.ts';
import { fetchContent, proseOf } from './page-content.ts';
import { preloadPage } from './preload-page.ts';
import { PromiseCache } from './promise-cache.ts';
import type { SiteRegistry } from './registry.ts';

/**
 * A page that can be shown; or its text alone, which is all that a section of contract 1 has until its code has arrived; or why
 * it cannot be shown, with as much of its text as there is.
 */
export type PageState =
  | { status: 'ready'; Page: PageModule['default']; content: PageContent }
  | { status: 'text'; content: PageContent }
  | { status: 'failed'; error: unknown; html: string };

/** A page as the navigation names it, with its section. */
export interface RouteMatch {
  section: NavigationSection;
  page: NavigationPage;
}

/** What the components of the host need to show pages. The server has one page and its own, simpler loader. */
export type PageLoader = Pick<Pages, 'initial' | 'load' | 'retry' | 'forgetFailure' | 'prefetch'>;

interface PagesOptions {
  registry: SiteRegistry;
  sections: SectionLoader;
  /** The page that the document came with, and what its HTML holds of the content. */
  prerendered?: { match: RouteMatch; content: PageContent } | undefined;
}

/** Loads pages and caches them. A failure is cached too, until the page is tried again or left. */
export class Pages {
  #registry: SiteRegistry;
  #sections: SectionLoader;
  #states = new PromiseCache<PageState>();
  #contents = new PromiseCache<PageContent>();
  #failed = new Set<string>();
  #prerendered: PagesOptions['prerendered'];
  #isTextShown = false;

  constructor({ registry, sections, prerendered }: PagesOptions) {
    this.#registry = registry;
    this.#sections = sections;
    this.#prerendered = prerendered;
    if (prerendered && !isTextAlone(prerendered.match))
      this.#contents.set(prerendered.match.page.address, prerendered.content);
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
    const { address } = match.page;
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

  /** Makes a failed page load again when it is asked for the next time; a loaded page stays. */
  forgetFailure({ page: { address } }: RouteMatch): void {
    if (this.#failed.delete(address)) this.#states.delete(address);
  }

  /** Has the browser fetch what a page needs, before the reader asks for it. */
  async prefetch(match: RouteMatch): Promise<void> {
    const { row, page } = await this.#find(match);
    preloadPage(row, page);
    await this.#content(match);
  }

  async #load(match: RouteMatch): Promise<PageState> {
    const content = this.#content(match);
    content.catch(() => {}); // looked at later, when the code is there or has failed
    try {
      return await withinLimit(this.#show(match, content), match.section.title);
    } catch (error) {
      console.error(error);
      this.#sections.forget(match.section.id);
      if (!this.#isPrerendered(match)) this.#contents.delete(match.page.address);
      this.#registry.refresh();
      return { status: 'failed', error, html: await soon(content.then(proseOf)) };
    }
  }

  async #show(match: RouteMatch, content: Promise<PageContent>): Promise<PageState> {
    const { row, page } = await this.#find(match);
    preloadPage(row, page);
    const { pages } = await this.#sections.load(row);
    const load = pages[page.name];
    if (!load) throw new Error(`The section "${row.id}" announces the page ${page.address}, but does not hold it.`);
    const [{ default: Page }, parts] = await Promise.all([load(), content]);
    return { status: 'ready', Page, content: parts };
  }

  #isPrerendered({ page }: RouteMatch): boolean {
    return page.address === this.#prerendered?.match.page.address;
  }

  #content(match: RouteMatch): Promise<PageContent> {
    return this.#contents.get(match.page.address, async () => {
      const { row, page } = await this.#find(match);
      return fetchContent(row, page);
    });
  }

  async #find({ section, page: { address } }: RouteMatch): Promise<{ row: Section; page: Page }> {
    const row = await this.#registry.section(section.id);
    const page = row.pages.find((one) => one.address === address);
    if (!page) throw new Error(`The section "${section.title}" no longer holds the page ${address}.`);
    return { row, page };
  }
}

/** Sections of contract 1 have no server build, so the server renders their text alone. */
function isTextAlone({ section }: RouteMatch): boolean {
  return section.contract === 1;
}

function withinLimit<Result>(work: Promise<Result>, title: string): Promise<Result> {
  const late = new Error(`The section "${title}" did not arrive within ${sectionTimeLimit / 1000} seconds.`);
  return Promise.race([work, after(sectionTimeLimit).then(() => Promise.reject(late))]);
}

/** The text of a page if it has arrived, or arrives within a second; otherwise none. */
function soon(text: Promise<string>): Promise<string> {
  return Promise.race([text.catch(() => ''), after(1000).then(() => '')]);
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
