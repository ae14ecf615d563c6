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

/** A family of classes: its description by the section's owner, and the pattern that its class names match. */
export type Family = v.InferOutput<typeof family>;

/**
 * Reads families from a section's YAML file.
 * @throws ContentError with the file and the invalid entry
 */
export function readFamilies(dir: string, file: string): Family[] {
  const path = join(dir, file);
  const { success, output, issues } = v.safeParse(v.array(family), parse(readFileSync(path, 'utf8')));
  if (success) return output;
  throw new ContentError(path, undefined, issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; '));
}

/** The index of the first family whose pattern matches a name; -1 if none does. */
export function familyOf(families: readonly Family[], name: string): number {
  return families.findIndex(({ match }) => new RegExp(match).test(name));
}
