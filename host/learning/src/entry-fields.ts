import * as v from 'valibot';
import { didYouMean } from './did-you-mean.ts';
import { levels } from './levels.ts';

const text = v.pipe(v.string('must be a string'), v.nonEmpty('must not be empty'));
const topic = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words joined by hyphens'));

const words = v.pipe(
  v.string('must be words'),
  v.regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens, such as deep-copy'),
);

/** A date that exists; `2026-02-31` does not. */
export const calendarDate = v.pipe(
  v.string(),
  v.isoDate('must be a date such as 2026-11-21'),
  v.check(isInCalendar, ({ input }) => `must be a date of the calendar; there is no ${input}`),
);

/** The id of an entry: two letters for its subject, three digits. */
export const entryId = v.pipe(v.string(), v.regex(/^[A-Z]{2}-\d{3}$/, 'must be an id such as JS-065'));

/** The front matter that every entry has. A kind may add fields of its own. */
export const entryFields = {
  id: entryId,
  title: text,
  level: v.picklist(levels, ({ input }) => `must be basic, intermediate or advanced.${didYouMean(input, levels)}`),
  topics: v.pipe(v.array(topic), v.minLength(1, 'must name a topic')),
  appliesTo: text,
  /** The day on which the entry was last changed, or read again and found to be right. */
  reviewedOn: calendarDate,
  sources: v.pipe(
    v.array(
      v.strictObject({
        title: text,
        url: v.pipe(v.string(), v.url('must be an address'), v.startsWith('https://', 'must be an https address')),
      }),
    ),
    v.minLength(1, 'must name a source'),
    v.maxLength(4, 'must be at most four'),
  ),
  related: v.array(entryId),
  /** The words of earlier names of its file, whose addresses lead to it. */
  aliases: v.optional(v.array(words), []),
};

export type EntryFields = typeof entryFields;

/** What the front matter of an entry holds. */
export type EntryData = v.InferOutput<v.StrictObjectSchema<EntryFields, undefined>>;

function isInCalendar(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
