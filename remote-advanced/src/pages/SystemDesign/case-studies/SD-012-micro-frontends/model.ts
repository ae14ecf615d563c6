/** The registry: what is live. The host's menu and routes come from it, so the host names no section. */
export interface Registry {
  number: number;
  releasedAt: string;
  /** The SHA-256 of the registry before, so that the releases form a chain. */
  previous: string | null;
  host: { version: string };
  sections: Section[];
}

export interface Section {
  id: string;
  title: string;
  /** The version of the contract that it was built for; the host reads a range of them. */
  contract: number;
  /** The first 12 digits of the hash of what it consists of. */
  version: string;
  /** `/s/hooks/0123456789ab/`: files below it never change. */
  base: string;
  entry: string;
  owner: string;
  pages: Page[];
}

export interface Page {
  address: string;
  title: string;
  nav: { label: string; order: number } | null;
  /** The static HTML of the page, beside the section's code. */
  content: string;
  preload: string[];
}

/** What a section's code exposes: one module, checked at run time before it is used. */
export interface SectionModule<Component> {
  contract: number;
  pages: Record<string, () => Promise<Component>>;
}
