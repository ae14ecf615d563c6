import * as v from 'valibot';

const text = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'));

/** A page of this site, or an external URL. */
const href = v.union(
  [v.pipe(v.string(), v.regex(/^\/[A-Za-z]+$/)), v.pipe(v.string(), v.startsWith('https://'), v.url())],
  'must be a page such as /TaskManager, or an address that begins with https://',
);

const schema = v.array(
  v.strictObject({
    title: text,
    summary: v.pipe(text, v.maxLength(160, 'must have at most 160 characters')),
    problem: text,
    role: text,
    constraints: text,
    decisions: v.pipe(
      v.array(v.strictObject({ chose: text, over: text, because: text })),
      v.minLength(1, 'must hold a decision'),
    ),
    result: text,
    hindsight: text,
    link: v.strictObject({ text, href }),
  }),
);

export type CaseStudy = v.InferOutput<typeof schema>[number];

/**
 * Reads a file of case studies.
 * @param file its name, for the message
 * @throws Error that names the entry and the field; it stops the build, so that a mistake never goes live
 */
export function parseCaseStudies(data: unknown, file: string): CaseStudy[] {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`);
  throw new Error(`${file} is not as it should be.\n${problems.join('\n')}`);
}
