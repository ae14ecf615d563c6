import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@site/tools/content/content-error';
import * as v from 'valibot';
import { parse } from 'yaml';

const text = v.pipe(v.string(), v.nonEmpty());
const preview = v.strictObject({ match: text, html: text });
const family = v.strictObject({
  id: text,
  name: text,
  group: text,
  purpose: text,
  match: text,
  previews: v.optional(v.array(preview), []),
});

/** A family of classes: what a section's owner says of it, and the pattern of the names that belong to it. */
export type Family = v.InferOutput<typeof family>;

/**
 * Reads families from a YAML file of a section.
 * @throws ContentError naming the file and the bad entry
 */
export function readFamilies(dir: string, file: string): Family[] {
  const path = join(dir, file);
  const { success, output, issues } = v.safeParse(v.array(family), parse(readFileSync(path, 'utf8')));
  if (success) return output;
  throw new ContentError(path, undefined, issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; '));
}

/** The place of the first family whose pattern fits a name; -1 when none does. */
export function familyOf(families: readonly Family[], name: string): number {
  return families.findIndex(({ match }) => new RegExp(match).test(name));
}
