import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { splitFrontMatter } from './front-matter.ts';

/** The address of a page, without reading the rest of it: the folder's name, unless `page.md` spells it in other letter case. */
export function addressOfPage(dir: string): string {
  const file = join(dir, 'page.md');
  if (!existsSync(file)) return `/${basename(dir)}`;
  const { address } = splitFrontMatter(file, readFileSync(file, 'utf8')).data;
  return `/${typeof address === 'string' ? address : basename(dir)}`;
}
