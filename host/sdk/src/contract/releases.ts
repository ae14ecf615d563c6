import * as v from 'valibot';
import { parseFile } from './parse-file.ts';

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'));
const fact = v.nullable(text);

const changedPage = v.object({ address: text, title: text, change: v.picklist(['added', 'changed', 'removed']) });

const release = v.object({
  /** The number of the snapshot that it made. */
  sequence: v.number(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** `release`, `rollback` or `retire`; later versions may add more. */
  action: text,
  /** Who did it; null for releases from before that was kept. */
  actor: fact,
  /** The id of the section, or `host`. */
  section: text,
  /** Null for a section that was taken out. */
  version: fact,
  commit: fact,
  owner: fact,
  /** Of all files of the version, without compressed copies. */
  bytes: v.nullable(v.number()),
  /** What the gate found; null where none ran. */
  gate: fact,
  /** How the pages differ from the version that was live before; null where none was, and for the host. */
  pages: v.nullable(v.array(changedPage)),
});

const releasesFile = v.object({ version: v.literal(1), releases: v.array(release) });

/** A version that went live or was taken out, as `releases.json` lists it. */
export type ReleaseRow = v.InferOutput<typeof release>;
export type ChangedPage = v.InferOutput<typeof changedPage>;

/** `releases.json`: the latest releases, the newest first, and of each section at least the last one. */
export type ReleasesFile = v.InferOutput<typeof releasesFile>;

/**
 * Checks an already parsed `releases.json`.
 * @param input any value
 * @param source the file or address it came from, for the message
 * @throws ContractError naming every bad field
 */
export function parseReleases(input: unknown, source: string): ReleasesFile {
  return parseFile(releasesFile, input, source);
}
