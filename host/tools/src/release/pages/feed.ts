import { type Item, orderedPages, type Section } from '@site/sdk/contract';
import { siteName } from '@site/sdk/site';
import { beginningOf } from '../../content/search/beginning-of.ts';
import { feedAddress } from '../snapshot-files.ts';
import { escapeXml } from './xml.ts';

/** How many entries a feed has. */
const feedLength = 30;

/** The feed of a section, ready to be written. */
export interface Feed {
  /** The id of the section. */
  section: string;
  title: string;
  address: string;
  /** Atom, by RFC 4287. */
  text: string;
}

type DatedItem = Item & { reviewedOn: string };

/**
 * The feed of the entries of a section that were reviewed last. It depends on its input alone, never on the time of the release.
 * @returns null where no entry has a date
 */
export function feedOf(section: Section, items: Item[], origin: string): Feed | null {
  const latest = items.filter(hasDate).sort(byDateThenId).slice(0, feedLength);
  const [newest] = latest;
  if (!newest) return null;
  const title = `${section.title} · ${siteName}`;
  const address = feedAddress(section.id);
  const absolute = (path: string) => escapeXml(new URL(path, origin).href);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    ` <id>${absolute(address)}</id>`,
    ` <title>${escapeXml(title)}</title>`,
    ` <updated>${timeOf(newest)}</updated>`,
    ` <author><name>${escapeXml(siteName)}</name></author>`,
    ` <link rel="self" type="application/atom+xml" href="${absolute(address)}"/>`,
    ` <link rel="alternate" type="text/html" href="${absolute(orderedPages(section)[0]?.address ?? '/')}"/>`,
    ...latest.flatMap((item) => entryLines(item, absolute(item.address))),
    '</feed>\n',
  ];
  return { section: section.id, title, address, text: lines.join('\n') };
}

/** @param url the absolute address, escaped */
function entryLines(item: DatedItem, url: string): string[] {
  return [
    ' <entry>',
    `  <id>${url}</id>`,
    `  <title>${escapeXml(item.title)}</title>`,
    `  <updated>${timeOf(item)}</updated>`,
    `  <link rel="alternate" type="text/html" href="${url}"/>`,
    ...item.topics.slice(0, 1).map((topic) => `  <category term="${escapeXml(topic)}"/>`),
    `  <summary>${escapeXml(item.summary ?? beginningOf(item.text))}</summary>`,
    ' </entry>',
  ];
}

function hasDate(item: Item): item is DatedItem {
  return item.reviewedOn !== undefined;
}

/** The newest first, so that a section's feed changes at its top. */
function byDateThenId(a: DatedItem, b: DatedItem): number {
  if (a.reviewedOn !== b.reviewedOn) return a.reviewedOn < b.reviewedOn ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

/** The start of the day in UTC: the front matter has no time, and Atom requires one. */
function timeOf({ reviewedOn }: DatedItem): string {
  return `${reviewedOn}T00:00:00Z`;
}
