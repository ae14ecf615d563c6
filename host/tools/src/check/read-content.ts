import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { problemsOf } from '@site/learning/content-error';
import type { Entry, InternalLink, Sample } from '@site/learning/entry';
import type { Kind } from '@site/learning/kind';
import { addressProblems } from '../content/address-problems.ts';
import { sectionEntries } from '../content/entries/entry-places.ts';
import type { EntryReader } from '../content/entries/read-entries.ts';
import { layOutPage, type PageSource, readPageHead, readPageText } from '../content/pages/read-page.ts';
import { pageDirs } from '../content/read-section.ts';
import { type TopicCoverage, topicCoverage } from '../content/topics/read-topics.ts';
import { misplacedEntries } from './misplaced-entries.ts';
import type { DatedFile } from './stale-dates.ts';

/** The requested content that was read, and what is wrong with its form. */
export interface Reading {
  problems: Error[];
  pages: DatedFile[];
  entries: Entry[];
  /** The files with prose: those of entries, pages and their articles. */
  proseFiles: string[];
  samples: Sample[];
  /** Each with the folder of its page. */
  links: (InternalLink & { dir: string })[];
  topics: TopicCoverage[];
}

/**
 * Whether a file or folder is among those requested: itself, something above it, or something in it. Everything is if nothing
 * was named.
 * @throws Error for a path that does not exist
 */
export function selection(paths: string[]): (path: string) => boolean {
  const absolute = paths.map((path) => resolve(path));
  const missing = absolute.find((path) => !existsSync(path));
  if (missing) throw new Error(`There is no ${missing}.`);
  return (path) =>
    absolute.length === 0 ||
    absolute.some((one) => one === path || path.startsWith(one + sep) || one.startsWith(path + sep));
}

/** Reads the requested content of sections. A broken file is reported as a problem like any other. */
export async function readContent(
  dirs: string[],
  wanted: (path: string) => boolean,
  reader: EntryReader,
): Promise<Reading> {
  const reading: Reading = {
    problems: [],
    pages: [],
    entries: [],
    proseFiles: [],
    samples: [],
    links: [],
    topics: [],
  };
  for (const dir of dirs) {
    reading.problems.push(...repeatedAddresses(dir), ...misplacedEntries(dir, wanted, reader.kinds));
    for (const pageDir of pageDirs(dir)) await readInto(reading, pageDir, wanted, reader);
  }
  return reading;
}

/** The pages of a section that share an address. A page whose front matter is broken has none; reading the page reports that. */
function repeatedAddresses(dir: string): Error[] {
  const heads = pageDirs(dir).flatMap((page) => {
    try {
      return [readPageHead(page)];
    } catch {
      return [];
    }
  });
  return addressProblems(heads);
}

async function readInto(
  reading: Reading,
  dir: string,
  wanted: (path: string) => boolean,
  reader: EntryReader,
): Promise<void> {
  const { entries, problems } = await reader.collect(dir, wanted);
  reading.problems.push(...problems);
  reading.entries.push(...entries);
  reading.proseFiles.push(...entries.map(({ file }) => file));
  for (const { samples, links } of entries) keep(reading, dir, samples, links);
  if (!wanted(join(dir, 'page.md'))) return;
  try {
    const page = await readOnePage(dir, reader);
    reading.pages.push(page);
    reading.proseFiles.push(page.file, ...page.articleFiles);
    keep(reading, dir, page.samples, page.links);
    const coverage = topicCoverage(dir, idsBeside(dir, reader.kinds));
    if (coverage) reading.topics.push(coverage);
  } catch (error) {
    reading.problems.push(...problemsOf(error));
  }
}

/** A page by itself; it is laid out only when all its entries are valid, because broken ones are reported separately. */
async function readOnePage(
  dir: string,
  reader: EntryReader,
): Promise<Pick<PageSource, 'file' | 'reviewedOn' | 'articleFiles' | 'samples' | 'links'>> {
  const text = await readPageText(dir);
  const { entries, problems } = await reader.collect(dir);
  if (problems.length === 0) await layOutPage(dir, entries, reader.kinds);
  return { ...text, articleFiles: [...text.articles.values()].flat().map(({ file }) => file) };
}

function keep(reading: Reading, dir: string, samples: Sample[], links: InternalLink[]): void {
  reading.samples.push(...samples);
  reading.links.push(...links.map((link) => ({ ...link, dir })));
}

/** The ids of all entries of a section, by the names of their files. @param dir the folder of one of its pages */
function idsBeside(dir: string, kinds: readonly Kind[]): Set<string> {
  return new Set(sectionEntries(dir, kinds).map(({ id }) => id));
}

/** The ids of the entries of a page, by the names of their files. */
export function idsOn(dir: string, kinds: readonly Kind[]): Set<string> {
  const own = sectionEntries(dir, kinds).filter(({ pageDir }) => pageDir === dir);
  return new Set(own.map(({ id }) => id));
}
