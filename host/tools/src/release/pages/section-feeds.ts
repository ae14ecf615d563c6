import { existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Section } from '@site/sdk/contract';
import { feedFolder } from '../snapshot-files.ts';
import type { Store } from '../store.ts';
import { type Feed, feedOf } from './feed.ts';
import { readItems } from './page-source.ts';
import { writeWithCopies } from './page-store.ts';

/** The feeds of a site. Without an origin there are none: the addresses in a feed must be absolute. */
export function sectionFeeds(store: Store, sections: Section[], origin: string | null): Feed[] {
  if (origin === null) return [];
  return sections.flatMap((section) => {
    const dir = store.sectionDir(section.id, section.version);
    return feedOf(section, readItems(dir, section), origin) ?? [];
  });
}

/** Writes the feeds into the draft of a snapshot. Those of the sections in `kept` stay as they are live. */
export async function writeFeeds(
  store: Store,
  draft: string,
  { feeds, kept }: { feeds: Feed[]; kept: string[] },
): Promise<void> {
  for (const { address, text } of feeds) {
    mkdirSync(dirname(join(draft, address)), { recursive: true });
    await writeWithCopies(join(draft, address), text);
  }
  const live = join(store.live, feedFolder);
  if (kept.length === 0 || !existsSync(live)) return;
  const isKept = (file: string) => kept.some((id) => file.startsWith(`${id}.xml`));
  for (const file of readdirSync(live).filter(isKept)) {
    mkdirSync(join(draft, feedFolder), { recursive: true });
    linkSync(join(live, file), join(draft, feedFolder, file));
  }
}
