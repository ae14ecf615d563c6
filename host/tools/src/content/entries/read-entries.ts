import { existsSync, readFileSync } from 'node:fs';
import { problemsOf, throwProblems } from '@site/learning/content-error';
import type { Entry } from '@site/learning/entry';
import type { Kind } from '@site/learning/kind';
import { kinds as allKinds } from '@site/learning/kinds';
import { entryRoot, type Route } from '@site/sdk/contract';
import { addressProblems } from '../address-problems.ts';
import { ContentError } from '../content-error.ts';
import { readField } from '../front-matter.ts';
import { routeOfPage } from '../pages/page-route.ts';
import { topicProblems } from '../topics/topic-problems.ts';
import { EntryCache } from './entry-cache.ts';
import { type EntryPath, type EntryPlace, entryPaths, mainFile, sectionEntries, slugOf } from './entry-places.ts';
import { type LinkTo, readEntry } from './read-entry.ts';

/** Reads entries of some kinds, and keeps what it has read. */
export class EntryReader {
  readonly kinds: readonly Kind[];
  #cache = new EntryCache();

  constructor(kinds = allKinds) {
    this.kinds = kinds;
  }

  /**
   * Reads the entries of a page, by kind and id.
   * @param dir the page's folder
   * @throws ContentError for an entry that is broken; ContentErrors for several problems
   */
  async read(dir: string): Promise<Entry[]> {
    const { entries, problems } = await this.collect(dir);
    throwProblems(problems);
    return entries;
  }

  /**
   * The same, but a broken entry is reported as a problem like any other.
   * @param wanted which files and folders to read; all of them without it
   */
  async collect(
    dir: string,
    wanted: (path: string) => boolean = () => true,
  ): Promise<{ entries: Entry[]; problems: Error[] }> {
    const linkTo = linksFrom(dir, this.kinds);
    const all = entryPaths(dir, this.kinds);
    const places = all.filter(({ path }) => wanted(path));
    const others = all.filter((place) => !places.includes(place));
    const results = await Promise.allSettled(
      places.map((place) => this.#cache.read(place.path, linkTo, () => readEntry(place, this.kinds, linkTo))),
    );
    const entries = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const problems = results.flatMap((result) => (result.status === 'rejected' ? problemsOf(result.reason) : []));
    entries.sort((a, b) => this.#position(a) - this.#position(b) || (a.id < b.id ? -1 : 1));
    return {
      entries,
      problems: [
        ...problems,
        ...repeatedIds(entries),
        ...addressProblems([...others.map(addressOf), ...entries.map(addressesOf)]),
        ...topicProblems(entries, others.map(mainFile)),
      ],
    };
  }

  #position({ kind }: Entry): number {
    return this.kinds.indexOf(kind);
  }
}

/** Reads the entries of a page. @throws like {@link EntryReader.read} */
export function readEntries(dir: string): Promise<Entry[]> {
  return new EntryReader().read(dir);
}

/** Where the entries of a section are. @param dir the folder of the page that links to them */
export function linksFrom(dir: string, kinds: readonly Kind[]): LinkTo {
  const places = new Map(sectionEntries(dir, kinds).map((place) => [place.id, place]));
  const titles = new Map<string, string>();
  const known = new Map<string, Route>();
  const routeOf = (pageDir: string) => {
    const route = known.get(pageDir) ?? routeOfPage(pageDir);
    known.set(pageDir, route);
    return route;
  };
  return (id) => {
    const place = places.get(id);
    if (place === undefined) return undefined;
    const route = routeOf(place.pageDir);
    const list = `${route.address}#${id}`;
    const page = `${entryRoot(route)}/${slugOf(place)}`;
    const title = titles.get(id) ?? titleOf(place);
    titles.set(id, title);
    return { title, page, list, related: place.pageDir === dir ? `#${id}` : list };
  };
}

/** The title of an entry; its id while the file has none, which reading it reports. */
function titleOf(place: EntryPlace): string {
  const file = mainFile(place);
  const title = existsSync(file) && readField(readFileSync(file, 'utf8'), 'title');
  return typeof title === 'string' ? title : place.id;
}

/** The addresses of entries, all of which begin with that of their page. */
function addressesOf({ file, slug, aliases }: Pick<Entry, 'file' | 'slug' | 'aliases'>) {
  return { file, address: `…/${slug}`, aliases: aliases.map((words) => `…/${words}`) };
}

/** The address of an entry that is not read. */
function addressOf(place: EntryPath) {
  return addressesOf({ file: mainFile(place), slug: slugOf(place), aliases: [] });
}

function repeatedIds(entries: Entry[]): ContentError[] {
  const known = new Map<string, string>();
  return entries.flatMap(({ id, file }) => {
    const other = known.get(id);
    known.set(id, file);
    if (!other) return [];
    return [new ContentError(file, 2, `has the id ${id}, which ${other} has too. Give one of them an id of its own.`)];
  });
}

/** For whatever reads the same section several times in a process, as a release does: for its pages and for each build. */
export const sharedReader = new EntryReader();
