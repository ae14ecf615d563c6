import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { suggestion } from '@site/learning/did-you-mean';
import { pageDirs } from '../content/read-section.ts';
import { remoteDirs } from '../workspace.ts';

/** Checks that a path is the folder of a page: below the `src/pages` of a section, with a `page.md`. @throws Error */
export function checkPageDir(path: string): void {
  if (existsSync(path) && !statSync(path).isDirectory())
    throw new Error(`${path} is a file. Name the folder of a page, such as remote-hooks/src/pages/UseReduce.`);
  const section = sectionOf(path);
  const isPage = section !== undefined && existsSync(join(path, 'page.md'));
  if (isPage) return;
  const place = 'src/pages of a section, with a page.md.';
  throw new Error(`${path} is not a page: a page is a folder below the ${place}${nearestPage(path, section)}`);
}

/** The folder of the section whose `src/pages` holds a path; undefined when there is none. */
function sectionOf(path: string): string | undefined {
  const section = resolve(path, '../../..');
  const isIn = dirname(path) === join(section, 'src/pages') && existsSync(join(section, 'src/section.ts'));
  return isIn ? section : undefined;
}

/** The page with the most similar name, in the section that was named, or else in all of them. */
function nearestPage(path: string, section: string | undefined): string {
  const pages = (section ? [section] : remoteDirs()).flatMap(pageDirs);
  const name = suggestion(
    basename(path),
    pages.map((page) => basename(page)),
  );
  const nearest = pages.find((page) => basename(page) === name);
  return nearest === undefined ? '' : ` Did you mean ${relative(process.cwd(), nearest)}?`;
}
