import * as v from 'valibot';

/** The kinds of entries, in the order in which a page shows them. */
export const kinds = ['question', 'predict', 'bug', 'exercise'] as const;
export type Kind = (typeof kinds)[number];

export const levels = ['basic', 'intermediate', 'advanced'] as const;

const text = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'));
const topic = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words joined by hyphens'));

/** The id of an entry: two letters for its subject, three digits. */
export const entryId = v.pipe(v.string(), v.regex(/^[A-Z]{2}-\d{3}$/, 'must be an id such as JS-065'));

const common = {
  id: entryId,
  title: text,
  level: v.picklist(levels, 'must be basic, intermediate or advanced'),
  topics: v.pipe(v.array(topic), v.minLength(1, 'must name a topic')),
  appliesTo: text,
  reviewedOn: v.pipe(v.string(), v.isoDate('must be a date such as 2026-11-21')),
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
};

/** The front matter of a file in `questions/`. */
export const questionSchema = v.strictObject({
  ...common,
  kind: v.optional(v.picklist(['predict', 'bug'], 'must be predict or bug; a plain question leaves it out')),
});

/** The front matter of the `task.md` of an exercise. */
export const exerciseSchema = v.strictObject(common);

/** What every entry says of itself. */
export type EntryData = v.InferOutput<typeof exerciseSchema>;
export type Level = EntryData['level'];
