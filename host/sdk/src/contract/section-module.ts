import type { ComponentType } from 'react';
import { ContractError } from './contract-error.ts';
import { contractVersion, isReadableContract } from './contract-version.ts';
import { field } from './field.ts';

/** The static parts of a page by name: HTML made at build time by `@site/tools`, never from a reader's input. */
export type PageContent = Readonly<Record<string, string>>;

export interface PageProps {
  content: PageContent;
  /** The address of the section's release, such as `/s/basics/0123456789ab/`. */
  base: string;
  /** Whether the reader came by a link to the top of the page, so that its first screen may be rendered before the rest. */
  firstScreen?: boolean;
}

export interface PageModule {
  default: ComponentType<PageProps>;
}

/** What the one exposed module of a section holds: its pages by folder name, each loaded when it is needed. */
export interface SectionModule {
  contract: number;
  pages: Readonly<Record<string, () => Promise<PageModule>>>;
  /** What shows the entries of a page on pages of their own, by the name of the page's folder. Older sections have none. */
  entries?: Readonly<Record<string, () => Promise<PageModule>>>;
}

type Globbed = Record<string, () => Promise<unknown>>;

/**
 * Makes a section's one exposed module from its page folders.
 * @param pages the result of `import.meta.glob('./pages/*\/page.md')`
 * @param entries the same with the option `{ query: '?entries' }`
 */
export function defineSection({ pages, entries = {} }: { pages: Globbed; entries?: Globbed }): SectionModule {
  return { contract: contractVersion, pages: byName(pages), entries: byName(entries) };
}

function byName(modules: Globbed): Record<string, () => Promise<PageModule>> {
  const named = Object.entries(modules).map(([path, load]) => [
    path.split('/').at(-2),
    async () => asPage(await load(), path),
  ]);
  return Object.fromEntries(named);
}

/** Whether a value that came over the wire is a section this host can show. */
export function isSection(value: unknown): value is SectionModule {
  const pages = field(value, 'pages');
  return (
    isReadableContract(field(value, 'contract')) &&
    typeof pages === 'object' &&
    pages !== null &&
    Object.values(pages).every((load) => typeof load === 'function')
  );
}

function asPage(module: unknown, path: string): PageModule {
  const component = field(module, 'default');
  if (!isComponent(component)) {
    throw new ContractError(
      `${path} has no component as its default export, so the page cannot be shown. Rebuild the section.`,
    );
  }
  return { default: component };
}

function isComponent(value: unknown): value is ComponentType<PageProps> {
  return typeof value === 'function';
}
