import * as v from 'valibot';
import { attempt } from './attempt.ts';
import { interview } from './interview.ts';
import { progress } from './progress.ts';
import { review } from './review.ts';
import { schedule } from './schedule.ts';

const format = 'front-end-workbench';

/** The version of the file. A reader of a later version reads the earlier ones too. */
const version = 1;

const exported = v.object({
  format: v.literal(format),
  version: v.literal(version),
  /** Milliseconds since 1970. */
  exportedAt: v.number(),
  progress: v.array(progress),
  attempts: v.array(attempt),
  /** Files of November 2026 have none of these. */
  schedule: v.optional(v.array(schedule), []),
  reviews: v.optional(v.array(review), []),
  interviews: v.optional(v.array(interview), []),
  /** Settings and what else the site keeps as strings in the browser's storage, by key. */
  texts: v.record(v.string(), v.string()),
});

/** Everything that a reader has made on this site, as a file holds it. */
export type ExportedData = v.InferOutput<typeof exported>;

/** What there is to export. */
export type ReaderRecords = Omit<ExportedData, 'format' | 'version' | 'exportedAt'>;

/** What an import takes from a file. */
export interface ParsedExport extends ExportedData {
  /** How many strings of the file are left out, because their keys are not of this site. */
  skippedTexts: number;
}

/**
 * Writes the text of a file, without strings that a browser extension has stored beside those of the site.
 * @param now milliseconds since 1970
 */
export function formatExport(records: ReaderRecords, now: number): string {
  const data: ExportedData = { format, version, exportedAt: now, ...records, texts: siteTexts(records.texts) };
  return JSON.stringify(data, null, 1);
}

/** The strings whose keys the site may have chosen, such as `site:theme`. */
function siteTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => /^[\w:.-]{1,100}$/.test(key)));
}

/**
 * Reads the text of a file that was exported from this site.
 * @throws Error whose message tells the reader what is wrong with the file
 */
export function parseExport(text: string): ParsedExport {
  const data = parseJson(text);
  const { format: found, version: number } = headOf(data);
  if (found !== format) throw new Error('This file was not exported from this site.');
  if (typeof number === 'number' && number > version)
    throw new Error('This file comes from a newer version of the site. Reload the page and try again.');
  const result = v.safeParse(exported, data);
  if (result.success) return withSiteTexts(result.output);
  const [issue] = result.issues;
  throw new Error(`This file is damaged at ${v.getDotPath(issue) ?? 'its beginning'}: ${issue.message}.`);
}

function withSiteTexts(data: ExportedData): ParsedExport {
  const texts = siteTexts(data.texts);
  return { ...data, texts, skippedTexts: Object.keys(data.texts).length - Object.keys(texts).length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('This file is not JSON, or only a part of it is here.');
  }
}

function headOf(data: unknown): { format?: unknown; version?: unknown } {
  return typeof data === 'object' && data !== null ? data : {};
}
