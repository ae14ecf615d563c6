import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fieldIssues, fieldProblem } from '@site/learning/field-problem';
import * as v from 'valibot';

/** The folder that holds `host` and the remotes. */
export const root = resolve(import.meta.dirname, '../../..');
export const hostDir = join(root, 'host');

/** What a section declares in the `site` field of its package.json. */
export interface SectionInfo {
  dir: string;
  id: string;
  title: string;
  order: number;
  owner: string;
}

/** Ids which are taken: `host` releases like a section. */
const reservedIds = ['host'];

const text = v.pipe(v.string('must be a string'), v.nonEmpty('must not be empty'));
const siteField = v.strictObject({
  id: v.pipe(
    text,
    v.regex(
      /^[a-z](?:[a-z0-9-]*[a-z0-9])?$/,
      'must be lower-case letters, digits and hyphens, begin with a letter and not end with a hyphen',
    ),
    v.check((id) => !reservedIds.includes(id), 'is reserved'),
  ),
  title: text,
  order: v.number('must be a number: the place in the menu'),
  owner: v.pipe(text, v.startsWith('@', 'must be an account or a team, such as @site/hooks')),
});
const packageJson = v.object(
  { site: siteField },
  'must be there, with the fields id, title, order and owner. It describes the section.',
);

/** Checks what a section is to declare. @throws Error naming every bad field */
export function checkSectionFields(site: Omit<SectionInfo, 'dir'>): void {
  const issues = fieldIssues(siteField, site);
  if (issues.length > 0) throw new Error(`The section was not written. Fix:\n${fieldLines(issues)}`);
}

/**
 * Reads one section's own description.
 * @param dir the remote's folder
 * @throws Error naming package.json and every bad field
 */
export function readSectionInfo(dir: string): SectionInfo {
  const path = join(dir, 'package.json');
  const content = readJson(path);
  const result = v.safeParse(packageJson, content);
  if (result.success) return { dir, ...result.output.site };
  const lines = fieldLines(fieldIssues(packageJson, content));
  throw new Error(`${path}: the section is not described well, so it cannot be built. Fix:\n${lines}`);
}

function fieldLines(issues: v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `  ${v.getDotPath(issue) ?? 'site'}: ${fieldProblem(issue)}`).join('\n');
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const problem = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new Error(`${path} ${problem}, so the section cannot be built.`, { cause: error });
  }
}

/** The folders of all remotes, in the order of their names. */
export function remoteDirs(checkout = root): string[] {
  return readdirSync(checkout)
    .filter((name) => name.startsWith('remote-') && existsSync(join(checkout, name, 'package.json')))
    .sort()
    .map((name) => join(checkout, name));
}

/**
 * All sections of this checkout, in menu order.
 * @throws Error for a section that is not described well, or an id that is used twice
 */
export function readSections(dirs = remoteDirs()): SectionInfo[] {
  const sections = dirs.map(readSectionInfo);
  const twice = sections.find((one, index) => sections.findIndex((other) => other.id === one.id) !== index);
  if (twice)
    throw new Error(
      `Two sections have the id "${twice.id}". Give ${basename(twice.dir)} an id of its own in package.json.`,
    );
  return sections.sort((a, b) => a.order - b.order);
}
