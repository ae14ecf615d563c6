import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Route } from '@site/sdk/contract';
import { splitFrontMatter } from './front-matter.ts';

/** The route of a page, without reading the rest of it: the folder's name, unless `page.md` spells it in other letter case. */
export function routeOfPage(dir: string): Route {
  const file = join(dir, 'page.md');
  if (!existsSync(file)) return { address: `/${basename(dir)}`, param: null };
  const { address = basename(dir), param = null } = splitFrontMatter(file, readFileSync(file, 'utf8')).data;
  return { address: `/${address}`, param: param === null ? null : String(param) };
}
