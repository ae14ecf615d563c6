import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Route } from '@site/sdk/contract';
import { readField } from '../front-matter.ts';

/**
 * The route of a page, without reading the rest of it: the folder's name, unless `page.md` spells it in other letter case.
 * Front matter that is broken is reported where the page is read.
 */
export function routeOfPage(dir: string): Route {
  const file = join(dir, 'page.md');
  if (!existsSync(file)) return { address: `/${basename(dir)}`, param: null };
  const source = readFileSync(file, 'utf8');
  const param = readField(source, 'param') ?? null;
  return { address: `/${readField(source, 'address') ?? basename(dir)}`, param: param === null ? null : String(param) };
}
