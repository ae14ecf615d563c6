import { basename, join } from 'node:path';
import type { Kind } from '@site/learning/kind';
import { kinds } from '@site/learning/kinds';
import GithubSlugger from 'github-slugger';
import { kindOf } from '../content/entries/entry-kind.ts';
import { sectionEntries } from '../content/entries/entry-places.ts';
import { pageDirs } from '../content/read-section.ts';
import { remoteDirs } from '../workspace.ts';
import { checkPageDir } from './check-page-dir.ts';
import { writeNew } from './write-new.ts';

interface NewOptions {
  date: string;
  inReact?: boolean;
}

/** What `site new` can start other than pages and sections, such as `question`: the names of the kinds' folders. */
export function entryNames(): string[] {
  return kinds.map(nameOf);
}

/** What a contributor calls a kind, in one word: `prediction`, `case-study`. */
function nameOf({ counted, id }: Kind): string {
  return slugOf(counted ?? id);
}

/**
 * Starts an entry: a file or folder that passes `site check`, with the next free id.
 * @param name a kind, as {@link entryNames} has it
 * @param pageDir the folder of its page
 * @param title the title; its words name the file
 * @param options the date of today, such as 2026-11-22; whether its code is to be in React
 * @returns the files it has written
 * @throws Error for a kind that does not exist or is not written in React, a folder that is not a page, or a title that cannot
 * name a file
 */
export function newEntry(name: string, pageDir: string, title: string, { date, inReact }: NewOptions): string[] {
  const kind = kinds.find((one) => nameOf(one) === name);
  if (!kind) throw new Error(`There is no kind "${name}". There are ${entryNames().join(', ')}.`);
  const starter = inReact ? kind.reactStarter : kind.starter;
  if (!starter) throw new Error(`A ${name} is not written in React alone. Leave out --react.`);
  checkPageDir(pageDir);
  const words = wordsOf(title);
  const id = nextId(kind, pageDir);
  const isFirstOfGroup = kinds.find(({ group }) => group === kind.group) === kind;
  const data = { id, title, date, kind: isFirstOfGroup ? null : kind.id, topic: slugOf(basename(pageDir)) };
  const path = `${id}-${words}`;
  const texts = Object.entries(starter(data)).map(([end, text]) => [path + end, text]);
  return writeNew(join(pageDir, kind.group.id), Object.fromEntries(texts));
}

/** The words of a title that name the file. @throws Error when there are none */
function wordsOf(title: string): string {
  const words = slugOf(title);
  if (words !== '') return words;
  throw new Error(
    `The title "${title}" has no Latin letters or digits, and they name the file. Use some in the title.`,
  );
}

function slugOf(text: string): string {
  return new GithubSlugger()
    .slug(text)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The next id after the highest with the prefix that entries of this kind have on the page, or else on the site. */
function nextId(kind: Kind, pageDir: string): string {
  const everywhere = remoteDirs().flatMap((dir) => sectionEntries(pageDirs(dir)[0] ?? '', kinds));
  const ofKind = everywhere.filter((entry) => kindOf(entry, kinds)?.id === kind.id);
  const onPage = ofKind.filter((entry) => entry.pageDir === pageDir);
  const prefix = mostCommon((onPage.length > 0 ? onPage : ofKind).map(({ id }) => id.slice(0, 2)));
  const numbers = everywhere.filter(({ id }) => id.startsWith(prefix)).map(({ id }) => Number(id.slice(3)));
  return `${prefix}-${String(Math.max(0, ...numbers) + 1).padStart(3, '0')}`;
}

function mostCommon(words: string[]): string {
  const count = (word: string) => words.filter((one) => one === word).length;
  return words.reduce((best, word) => (count(word) > count(best) ? word : best), words[0] ?? 'QU');
}
