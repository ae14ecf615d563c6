import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  addressOfFile,
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
  shareImagesIn,
} from '@site/sdk/contract';
import * as v from 'valibot';
import { beginningOf } from '../../content/search/beginning-of.ts';
import type { HostPage } from '../host-manifest.ts';
import { readJson } from '../read-json.ts';
import type { Store } from '../store.ts';
import { notFoundAddress } from './at-address.ts';
import { mountSection } from './mount-section.ts';
import type { ReleasedHost } from './released-host.ts';

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
  /** The files it needs beyond those of every page, and where they are, as addresses and as a folder. */
  files: { addressOf: (file: string) => string; dir: string; preload: string[]; styles: string[] };
  /** Of the page of a section: the name of the page in its code, and the hashes of the code and the text that it is rendered from. */
  rendered?: { name: string; from: string[] };
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
  return {
    ...page,
    image,
    param: null,
    section: null,
    files: { addressOf: (file) => base + file, dir, preload, styles },
    load: () => null,
  };
}

/** The pages of a live section. @throws Error when a file of its release is missing or damaged */
export function sectionPageSources(store: Store, host: ReleasedHost, section: Section): PageSource[] {
  const dir = store.sectionDir(section.id, section.version);
  const path = join(dir, 'section.json');
  const { server, files } = parseManifest(readJson(path), path);
  const file = server && join(dir, server);
  if (file && !existsSync(file)) throw new Error(`${file} is missing, which ${path} names. Release the section again.`);
  const { sharedPackages, fetchesVersions } = host.server;
  // Hosts from before, and their documents, find all files in the folder of the version.
  const { base, shared } = section;
  const at = fetchesVersions ? { base, shared } : { base };
  let mounted: ReturnType<typeof mountSection> | undefined;
  const mount = () => {
    if (file) mounted ??= mountSection(file, at.shared ?? at.base, sharedPackages);
    return mounted ?? null;
  };
  const addressOf = (name: string) => addressOfFile(at, name);
  const images = shareImagesIn(files);
  const imageOf = ({ name }: Page) => {
    const image = images.get(name);
    return image === undefined ? undefined : addressOf(image);
  };
  const from = (text: string | null) => [server, text].flatMap((name) => (name && files[name]) || []);
  const pages = section.pages.map((page) => ({
    ...{ address: page.address, aliases: page.aliases, title: page.title, summary: page.summary },
    ...{ image: imageOf(page), param: page.param, section },
    files: { addressOf, dir, preload: page.preload, styles: page.styles },
    rendered: { name: page.name, from: from(page.content) },
    load: () => ({ name: page.name, module: mount(), content: readContent(dir, page.content) }),
  }));
  return [...pages, ...entrySources(section, { dir, mount, addressOf, imageOf, from })];
}

/** How to get what the pages of a section consist of. */
interface SectionParts {
  dir: string;
  mount: () => SectionModule | null;
  addressOf: (file: string) => string;
  imageOf: (page: Page) => string | undefined;
  /** The hashes of what a text is rendered from. */
  from: (text: string | null) => string[];
}

/** The pages of the entries of a section. */
function entrySources(section: Section, { dir, mount, addressOf, imageOf, from }: SectionParts): PageSource[] {
  return readItems(dir, section).flatMap(({ address, aliases, title, text, summary = beginningOf(text) }) => {
    const page = section.pages.find((one) => matchRoute([one], address) && one.hasEntries);
    const entry = page && entryIn(page, address);
    if (!page?.entryFiles || !entry) return [];
    return {
      ...{ address, aliases, title, summary, image: imageOf(page), param: null, section, isEntry: true },
      files: { addressOf, dir, ...page.entryFiles },
      rendered: { name: page.name, from: from(entryContentFile(page.name, entry)) },
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
