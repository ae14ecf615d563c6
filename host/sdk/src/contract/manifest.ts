import * as v from 'valibot';
import { file, page, release, type Section, section, text } from './data.ts';
import { parseFile } from './parse-file.ts';

const manifestPage = v.object({
  ...page.entries,
  headings: v.array(v.object({ id: text, text, level: v.number() })),
});

/** The server build of its pages; sections of contract 1 have none. */
const server = v.optional(file);
const manifest = v.object({
  ...release,
  server,
  pages: v.pipe(v.array(manifestPage), v.minLength(1, 'must hold a page')),
  files: v.record(file, v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hexadecimal digits'))),
});

/** `section.json`: what a section's build reports of itself. Paths are relative to the folder that holds it. */
export type SectionManifest = v.InferOutput<typeof manifest>;
export type ManifestPage = SectionManifest['pages'][number];

/**
 * Checks an already parsed `section.json`.
 * @param input any value
 * @param source the file or address it came from, for the message
 * @throws ContractError naming every bad field
 */
export function parseManifest(input: unknown, source: string): SectionManifest {
  return parseFile(manifest, input, source);
}

/**
 * The registry's row for a released section.
 * @param at the address of its release
 * @param shared where it shares files with other versions; undefined if it does not
 */
export function sectionOf(input: SectionManifest, at: string, shared?: string): Section {
  return v.parse(section, { ...input, base: at, ...(shared !== undefined && { shared }) });
}
