import type { NavigationSection, PageCode, Section } from './data.ts';
import type { PageContent, SectionModule } from './section-module.ts';

/** A host route. */
export interface HostRoute {
  address: string;
  title: string;
  summary: string;
  /** The module that shows it, as the manifest of the host's build names it. */
  file: string;
  /** Whether it lists the pages of all sections, so that its document carries the whole navigation. */
  listsPages?: boolean;
}

/** A page of a section, and the code and text to render it with. */
export interface ServedPage {
  /** The name of the page's folder. */
  name: string;
  /** The word of the entry that the document shows; none for the page itself. */
  entry?: string | null;
  /** Null for a section of contract 1, which has no server build: only its text is rendered. */
  module: SectionModule | null;
  content: PageContent;
}

/** Everything in a document other than code and text. It is plain data, so that a cache can detect a change. */
export interface DocumentInput {
  address: string;
  title: string;
  summary: string;
  /** Where readers open the site, such as `https://example.org`; a host that was not told has relative addresses. */
  origin?: string;
  /** The address of the image that other places show with a link to the page, if there is one. */
  image?: string;
  /** The feed of its section, if there is one. */
  feed?: { title: string; address: string };
  /** Whether search engines may list it; false for the 404 page. */
  indexed: boolean;
  /** The security policy, with the hashes of everything inline. */
  policy: string;
  /** The styles of the page, inline. */
  css: string;
  /** Addresses of the stylesheets in `css`; the browser's loader finds them in the document and does not fetch them. */
  stylesheets: string[];
  /** Addresses of the scripts to fetch at once. */
  preload: string[];
  /** The address of the script that starts the site. */
  entry: string;
  icon: string;
  /** The address of the sandbox for readers' code; older hosts have none. */
  runner?: string;
  /** As much of it as the document needs. */
  navigation: NavigationSection[];
  /** The section that the page belongs to, for hosts from before; null for a page of the host's own, and for hosts that take `code`. */
  section: Section | null;
  /** The code that shows the page; null for a page of the host's own. */
  code?: PageCode | null;
}

/** What the host's server build exports for the release. */
export interface HostServer {
  hostRoutes: HostRoute[];
  /** The packages that host and sections share, by name: a section's server build gets them from here. */
  sharedPackages: Readonly<Record<string, unknown>>;
  /**
   * Whether a document needs the pages of its own section alone. Hosts from before write the navigation of the whole site into
   * every document.
   */
  fetchesNavigation?: boolean;
  /**
   * Whether a document names the code of its page, and no version: what a section has otherwise comes from the registry. Hosts from
   * before write the whole row of the section into every document of it.
   */
  fetchesVersions?: boolean;
  /**
   * Whether an inline script creates the default policy of Trusted Types, so that the security policy may require them. The scripts
   * of hosts from before set strings.
   */
  hasTrustedTypesPolicy?: boolean;
  /** The inline scripts of every document; the policy names them by their hashes. */
  inlineScripts: readonly string[];
  /**
   * Renders a whole document in one pass.
   * @param page null for a page of the host's own
   * @throws whatever the page throws, with the path to the component in the message
   */
  renderDocument: (input: DocumentInput, page: ServedPage | null) => Promise<string>;
}
