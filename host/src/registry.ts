import {
  contractVersion,
  type NavigationSection,
  type PageData,
  parsePageData,
  parseRegistry,
  type Registry,
  type Section,
} from '@site/sdk/contract';
import { registryAddress, sectionTimeLimit } from '@site/sdk/site';

/** The id of the inline script that carries a page's {@link PageData}. */
export const pageDataId = 'page-data';

/** How long a reader who follows a link waits for the registry before the document is loaded instead, in milliseconds. */
const patience = 3000;

/**
 * Which sections there are and where their live version is. It comes from the registry, fetched once: a tab keeps the versions that were
 * live then, although newer ones may be released. A version that the tab previews takes the place of the live one everywhere.
 */
export class SiteRegistry {
  /** The navigation that the document came with. */
  readonly navigation: NavigationSection[];
  #known: NavigationSection[];
  #pinned: Map<string, Section>;
  #live: Promise<Registry> | undefined;
  #whole: Promise<NavigationSection[]> | undefined;
  #hasFailed = false;
  /** The last request for the registry, while it is under way. */
  #pending: { request: Promise<Registry>; since: number } | undefined;
  #preview: Section | null;

  constructor(navigation: NavigationSection[], preview: Section | null = null) {
    this.#preview = preview;
    this.navigation = withPreview(navigation, preview);
    this.#known = this.navigation;
    this.#pinned = new Map(preview ? [[preview.id, preview]] : []);
  }

  /**
   * The live release of a section; once known it stays the same for this tab.
   * @throws Error when the registry cannot be read or has no usable row for the section
   */
  async section(id: string): Promise<Section> {
    const pinned = this.#pinned.get(id);
    if (pinned) return pinned;
    const { sections } = await this.live();
    const section = sections.find((one) => one.id === id);
    if (!section) throw new Error(`The registry has no usable entry for the section "${id}".`);
    this.#pinned.set(id, section);
    return section;
  }

  /** The version of a section that this tab uses, if it uses one already. */
  inUse(id: string): Section | undefined {
    return this.#pinned.get(id);
  }

  /** Has the tab use a version of a section from now on. */
  pin(section: Section): void {
    this.#pinned.set(section.id, section);
  }

  /** The registry as it is live; a failure is not kept, so that the next call tries again. */
  live(): Promise<Registry> {
    if (this.#live) return this.#live;
    const request: Promise<Registry> = fetchRegistry()
      .then(({ sections, ...registry }) => ({ ...registry, sections: withPreview(sections, this.#preview) }))
      .catch((error) => {
        if (this.#live === request) this.#live = undefined;
        throw error;
      })
      .finally(() => {
        if (this.#pending?.request === request) this.#pending = undefined;
      });
    this.#live = request;
    this.#pending = { request, since: performance.now() };
    return request;
  }

  /** As much of the navigation as this tab knows by now: that of the document, and the live one once it was asked for. */
  known(): NavigationSection[] {
    return this.#known;
  }

  /**
   * The live navigation, with the pages of all sections. Never rejects: if the registry cannot be read, or is empty, it is what the
   * document came with.
   */
  wholeNavigation(): Promise<NavigationSection[]> {
    this.#whole ??= this.live().then(
      ({ sections }) => {
        if (sections.length > 0) this.#known = sections;
        else this.#hasFailed = true;
        return this.#known;
      },
      (error: unknown) => {
        console.error(error);
        this.#hasFailed = true;
        return this.#known;
      },
    );
    return this.#whole;
  }

  /** Whether the registry could not be read, or is late, so that a page of a section that is not in use yet needs its document. */
  isOut(): boolean {
    const { since } = this.#pending ?? { since: Number.POSITIVE_INFINITY };
    return this.#hasFailed || performance.now() - since > patience;
  }

  /** Forgets what was fetched, so that the next call asks the server. The navigation stays, once it is whole: pages are drawn from it. */
  refresh(): void {
    this.#live = undefined;
    if (this.#hasFailed) this.#whole = undefined;
    this.#hasFailed = false;
  }
}

function withPreview<Row extends NavigationSection>(rows: Row[], preview: Row | null): Row[] {
  if (!preview) return rows;
  return [...rows.filter(({ id }) => id !== preview.id), preview].sort((a, b) => a.order - b.order);
}

async function fetchRegistry(): Promise<Registry> {
  const response = await fetch(registryAddress, { cache: 'no-cache', signal: AbortSignal.timeout(sectionTimeLimit) });
  if (!response.ok)
    throw new Error(`The list of sections could not be loaded: ${registryAddress} answered ${response.status}.`);
  const { registry, unreadable, problems } = parseRegistry(await response.json(), registryAddress);
  for (const problem of problems) console.error(problem);
  for (const { id } of unreadable) console.error(`The section "${id}" needs a newer version of this page: reload it.`);
  return registry;
}

/** Reads the data that a prerendered page carries, or else (in development) derives it from the registry. */
export async function readPageData(): Promise<PageData> {
  const inline = document.querySelector(`script#${pageDataId}`)?.textContent;
  if (!inline) return { contract: contractVersion, navigation: (await fetchRegistry()).sections, code: null };
  const { data, problems } = parsePageData(JSON.parse(inline), `#${pageDataId}`);
  for (const problem of problems) console.error(problem);
  return data;
}
