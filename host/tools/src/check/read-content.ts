import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Entry } from '../content/entry.ts';
import { sectionEntries } from '../content/entry-places.ts';
import type { InternalLink } from '../content/internal-links.ts';
import { collectEntries } from '../content/read-entries.ts';
import { composePage, type PageSource, readPageText } from '../content/read-page.ts';
import { pageDirs, readPageHeads } from '../content/read-section.ts';
import { type TopicCoverage, topicCoverage } from '../content/read-topics.ts';
import type { Sample } from '../content/samples.ts';

/** What was read of the content, as far as it was asked for, and what is wrong with its form. */
export interface Reading {
  problems: Error[];
  /** The files of the pages. */
  pages: string[];
  entries: Entry[];
  samples: Sample[];
  /** With the folder of the page each of them stands on. */
  links: (InternalLink & { dir: string })[];
  topics: TopicCoverage[];
}

/**
 * Whether a file or folder is among what was asked for: itself, something above it, or something in it. Everything is when
 * nothing was named.
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

/** Reads the content of sections, as far as it is wanted. What is broken is a problem among others. */
export async function readContent(dirs: string[], wanted: (path: string) => boolean): Promise<Reading> {
  const reading: Reading = { problems: [], pages: [], entries: [], samples: [], links: [], topics: [] };
  for (const dir of dirs) {
    try {
      readPageHeads(dir);
    } catch (error) {
      reading.problems.push(asError(error));
    }
    for (const pageDir of pageDirs(dir)) await readInto(reading, pageDir, wanted);
  }
  return reading;
}

async function readInto(reading: Reading, dir: string, wanted: (path: string) => boolean): Promise<void> {
  const { entries, problems } = await collectEntries(dir, wanted);
  reading.problems.push(...problems);
  reading.entries.push(...entries);
  for (const { samples, links } of entries) keep(reading, dir, samples, links);
  if (!wanted(join(dir, 'page.md'))) return;
  try {
    const page = await readOnePage(dir);
    reading.pages.push(page.file);
    keep(reading, dir, page.samples, page.links);
    const coverage = topicCoverage(dir, idsOn(dir));
    if (coverage) reading.topics.push(coverage);
  } catch (error) {
    reading.problems.push(asError(error));
  }
}

/** A page by itself; it is laid out only when all its entries are well, because they are reported by themselves. */
async function readOnePage(dir: string): Promise<Pick<PageSource, 'file' | 'samples' | 'links'>> {
  const text = await readPageText(dir);
  const { entries, problems } = await collectEntries(dir);
  if (problems.length === 0) await composePage(dir, entries);
  return text;
}

function keep(reading: Reading, dir: string, samples: Sample[], links: InternalLink[]): void {
  reading.samples.push(...samples);
  reading.links.push(...links.map((link) => ({ ...link, dir })));
}

/** The ids of the entries of a page, by the names of their files. */
export function idsOn(dir: string): Set<string> {
  const own = sectionEntries(dir).filter(({ pageDir }) => pageDir === dir);
  return new Set(own.map(({ id }) => id));
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
