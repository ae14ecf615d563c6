import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@site/tools/content/content-error';
import * as v from 'valibot';
import { parse } from 'yaml';

const equivalentsFile = 'src/data/reference/equivalents.yaml';

const classes = v.pipe(v.string(), v.nonEmpty());
const pair = v.strictObject({
  bootstrap: classes,
  tailwind: classes,
  group: classes,
  /** Whether an element looks the same with both, or how it differs. */
  differs: v.optional(v.string()),
  /** The element to compare with, and its parent. */
  element: v.optional(v.string(), 'div'),
  parent: v.optional(v.string(), 'display: block'),
});

/** Bootstrap classes, and the Tailwind classes with the same effect. */
export type Equivalent = v.InferOutput<typeof pair>;

/** Reads a section's equivalents. @throws ContentError with the file and the invalid entry */
export function readEquivalents(dir: string): Equivalent[] {
  const path = join(dir, equivalentsFile);
  const { success, output, issues } = v.safeParse(v.array(pair), parse(readFileSync(path, 'utf8')));
  if (success) return output;
  throw new ContentError(path, undefined, issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; '));
}
