import type { NavigationSection, Section } from './data.ts';
import type { PageContent, SectionModule } from './section-module.ts';

/** A page that the host itself has. */
export interface HostRoute {
  address: string;
  title: string;
  summary: string;
  /** The module that shows it, as the manifest of the host's build names it. */
  file: string;
}

/** A page of a section, and the code and text to render it with. */
export interface ServedPage {
  /** The name of the page's folder. */
  name: string;
  /** Null for a section of contract 1, which has no server build: its text is rendered alone. */
  module: SectionModule | null;
  content: PageContent;
}

/** Everything besides code and text that goes into a document. Plain data, so that a cache can tell when it has changed. */
export interface DocumentInput {
  address: string;
  title: string;
  summary: string;
  /** Whether search engines may list it; the 404 page is none of theirs. */
  indexed: boolean;
  /** The security policy, with the hashes of everything inline. */
  policy: string;
  /** The styles of the page, inline. */
  css: string;
  /** Addresses of the stylesheets that `css` was made of; the browser's loader finds them there and fetches none of them. */
  stylesheets: string[];
  /** Addresses of the scripts to fetch at once. */
  preload: string[];
  /** The address of the script that starts the site. */
  entry: string;
  icon: string;
  navigation: NavigationSection[];
  /** The section that the page belongs to; null for a page of the host's own. */
  section: Section | null;
}

/** What the host's server build exports for the release. */
export interface HostServer {
  hostRoutes: HostRoute[];
  /** The packages that host and sections share, by name: a section's server build gets them from here. */
  sharedPackages: Readonly<Record<string, unknown>>;
  /** The inline scripts of every document; the policy names them by their hashes. */
  inlineScripts: readonly string[];
  /**
   * Renders a whole document in one pass.
   * @param page null for a page of the host's own
   * @throws whatever the page throws, with the path to the component in the message
   */
  renderDocument: (input: DocumentInput, page: ServedPage | null) => Promise<string>;
}
