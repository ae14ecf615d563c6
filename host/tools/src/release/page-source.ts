import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  entryContentFile,
  entryIn,
  hostShareImage,
  type Item,
  matchRoute,
  type Page,
  type PageContent,
  parseItems,
  parseManifest,
  type Section,
  type SectionModule,
  type ServedPage,
  shareImageFile,
} from '@site/sdk/contract';
import * as v from 'valibot';
import { beginningOf } from '../content/beginning-of.ts';
import { notFoundAddress } from './at-address.ts';
import type { HostPage } from './host-manifest.ts';
import { mountSection } from './mount-section.ts';
import { readJson } from './read-json.ts';
import type { ReleasedHost } from './released-host.ts';
import type { Store } from './store.ts';

/** Whether search engines may list a page. */
export function isIndexed(address: string): boolean {
  return address !== notFoundAddress;
}

/** A page to render: where it is, what the browser needs for it, and how to get its code and text. */
export interface PageSource {
  address: string;
  /** Further addresses, which lead to this one. */
  aliases?: string[] | undefined;
  title: string;
  summary: string;
  /** The name of its parameter, if it has one. */
  param: string | null;
  section: Section | null;
  /** The files it needs beyond those of every page, and where they are, as an address and as a folder. */
  files: { base: string; dir: string; preload: string[]; styles: string[] };
  /** The address of the image that other places show with a link to it; versions from before have none. */
  image?: string | undefined;
  /** Whether it is the page of an entry, of which there are hundreds. */
  isEntry?: boolean;
  /** Null for a page of the host's own. */
  load: () => ServedPage | null;
}

/** The pages of the host. */
export function hostPageSources(host: ReleasedHost): PageSource[] {
  const notFound = {
    address: notFoundAddress,
    title: 'Page not found',
    summary: 'There is no page at this address.',
    ...{ preload: [], styles: [] },
  };
  return [...host.manifest.pages, notFound].map((page) => hostPageSource(host, page));
}

function hostPageSource({ base, dir, manifest }: ReleasedHost, { preload, styles, ...page }: HostPage): PageSource {
  const image = `public/${hostShareImage}` in manifest.files ? base + hostShareImage : undefined;
  return { ...page, image, param: null, section: null, files: { base, dir, preload, styles }, load: () => null };
}

/** The pages of a live section. @throws Error when a file of its release is missing or damaged */
export function sectionPageSources(store: Store, host: ReleasedHost, section: Section): PageSource[] {
  const dir = store.sectionDir(section.id, section.version);
  const path = join(dir, 'section.json');
  const { server, files } = parseManifest(readJson(path), path);
  const file = server && join(dir, server);
  if (file && !existsSync(file)) throw new Error(`${file} is missing, which ${path} names. Release the section again.`);
  const { sharedPackages } = host.server;
  let mounted: ReturnType<typeof mountSection> | undefined;
  const mount = () => {
    if (file) mounted ??= mountSection(file, section.base, sharedPackages);
    return mounted ?? null;
  };
  const imageOf = ({ name }: Page) => (shareImageFile(name) in files ? section.base + shareImageFile(name) : undefined);
  const pages = section.pages.map((page) => ({
    ...{ address: page.address, aliases: page.aliases, title: page.title, summary: page.summary },
    ...{ image: imageOf(page), param: page.param, section },
    files: { base: section.base, dir, preload: page.preload, styles: page.styles },
    load: () => ({ name: page.name, module: mount(), content: readContent(dir, page.content) }),
  }));
  return [...pages, ...entrySources(section, dir, mount, imageOf)];
}

/** The pages of the entries of a section. */
function entrySources(
  section: Section,
  dir: string,
  mount: () => SectionModule | null,
  imageOf: (page: Page) => string | undefined,
): PageSource[] {
  return readItems(dir, section).flatMap(({ address, aliases, title, text, summary = beginningOf(text) }) => {
    const page = section.pages.find((one) => matchRoute([one], address) && one.hasEntries);
    const entry = page && entryIn(page, address);
    if (!page?.entryFiles || !entry) return [];
    return {
      ...{ address, aliases, title, summary, image: imageOf(page), param: null, section, isEntry: true },
      files: { base: section.base, dir, ...page.entryFiles },
      load: () => ({
        name: page.name,
        entry,
        module: mount(),
        content: readContent(dir, entryContentFile(page.name, entry)),
      }),
    };
  });
}

/** The entries of a released section as data. @param dir its folder in the store */
export function readItems(dir: string, { items }: Section): Item[] {
  if (!items) return [];
  const path = join(dir, items);
  return parseItems(readJson(path), path);
}

const texts = v.record(v.string(), v.string());

/** The static parts of a page, as the browser gets them on a change of page. */
function readContent(dir: string, content: string | null): PageContent {
  if (content === null) return {};
  const file = join(dir, content);
  const result = v.safeParse(texts, readJson(file));
  if (result.success) return result.output;
  throw new Error(`${file} does not hold the text of a page by name. Release the section again.`);
}
