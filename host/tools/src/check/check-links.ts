import { basename } from 'node:path';
import { matchRoute, type Route } from '@site/sdk/contract';
import { ContentError } from '../content/content-error.ts';
import type { InternalLink } from '../content/markdown/internal-links.ts';

/** A page that can be linked to: its address and the ids on it. */
export interface LinkTarget extends Route {
  dir: string;
  aliases: string[];
  /** Null when they are not known. */
  ids: Set<string> | null;
}

/** Addresses of the host's own pages. */
const hostAddresses = ['/'];

/** Finds links that lead nowhere: to a page that does not exist, or an id that is not on it. */
export function deadLinks(links: (InternalLink & { dir: string })[], targets: LinkTarget[]): Error[] {
  return links.flatMap(({ file, line, href, dir }) => {
    const problem = whyDead(href, dir, targets);
    return problem ? [new ContentError(file, line, `the link to ${href} is dead: ${problem}`)] : [];
  });
}

function whyDead(href: string, dir: string, targets: LinkTarget[]): string | undefined {
  const [path = '', id = ''] = href.split('#', 2);
  const [address = ''] = path.split('?', 1);
  if (address && !address.startsWith('/')) return 'write it from the root of the site, such as /UseReduce.';
  if (hostAddresses.includes(address)) return undefined;
  const target = address ? matchRoute(targets, address) : targets.find((one) => one.dir === dir);
  const renamed = targets.find(({ aliases }) => aliases.some((alias) => alias.toLowerCase() === address.toLowerCase()));
  if (renamed) return `it is an alias, which costs readers a redirect. Link to ${renamed.address}.`;
  if (!target) return `there is no page ${address || basename(dir)}. Correct it, or link to another page.`;
  if (id && target.ids && !target.ids.has(decodeURIComponent(id)))
    return `there is no "${id}" on the page ${target.address}. Correct it, or leave out the part after #.`;
  return undefined;
}
