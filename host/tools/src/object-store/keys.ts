import * as v from 'valibot';

/** The one key whose object changes what readers get. */
export const pointerKey = 'live.json';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256'));

const pointer = v.object({
  version: v.literal(1),
  /** The number of the live snapshot. */
  snapshot: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** SHA-256 of its registry. Two releasers may make a snapshot of the same number. */
  hash,
  /** Whether pages are also kept at their addresses, for a host that knows nothing of snapshots. */
  plain: v.optional(v.boolean(), false),
});

/** Which snapshot of a bucket is live. */
export type Pointer = v.InferOutput<typeof pointer>;

export function pointerText(value: Omit<Pointer, 'version'>): string {
  return `${JSON.stringify({ version: 1, ...value })}\n`;
}

/** Reads `live.json`. @throws Error naming its source and what is wrong with it */
export function parsePointer(text: string, source: string): Pointer {
  return parseObject(pointer, text, source);
}

/** Where a snapshot is, with a slash at its end. */
export function snapshotFolder({ snapshot, hash }: Pick<Pointer, 'snapshot' | 'hash'>): string {
  return `snapshots/${String(snapshot).padStart(6, '0')}-${hash}/`;
}

/** Where a page is; `.br` or `.gz` is added to it. There is no uncompressed one. */
export function pageKey(page: string): string {
  return `pages/${v.parse(hash, page)}/index.html`;
}

/** Whether a key is that of a file which versions of a section share, or of a compressed copy of one. */
export function isSharedKey(key: string): boolean {
  return /^s\/[^/]+\/files\/[0-9a-f]{12}\//.test(key);
}

const name = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern, 'is not a name that a release makes'));
const version = name(/^[0-9a-f]{12}$/);

const ledgerEntry = v.object({
  sequence: v.number(),
  previous: v.nullable(hash),
  host: v.nullable(version),
  sections: v.array(v.object({ id: name(/^[a-z][a-z0-9-]*$/), version, shared: v.optional(v.string()) })),
});

/** What a registry has of the ledger and of versions, checked before anything of it becomes a path. */
export type PulledEntry = v.InferOutput<typeof ledgerEntry>;

/** Reads the registry of a snapshot in a bucket. @throws Error naming its source and what is wrong with it */
export function parseEntry(text: string, source: string): PulledEntry {
  return parseObject(ledgerEntry, text, source);
}

const renderKeys = v.record(hash, hash);

/** By the key of all that goes into a page, the page; so that another machine need not render it again. */
export function parseRenderKeys(text: string, source: string): Record<string, string> {
  return parseObject(renderKeys, text, source);
}

function parseObject<Output>(schema: v.GenericSchema<unknown, Output>, text: string, source: string): Output {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(
    `${source} is not what a release wrote there: "${v.getDotPath(issue) ?? ''}" ${issue.message}. It was changed by hand, or by a newer checkout.`,
  );
}

/**
 * The folder of the version, page or snapshot that a key belongs to, with a slash at its end; null for a key that no release makes, or
 * that stands alone.
 */
export function releasedFolder(key: string): string | null {
  return releasedKey.exec(key)?.[0] ?? null;
}

const releasedKey =
  /^(?:s\/[^/]+\/[0-9a-f]{12}|host(?:-private)?\/[0-9a-f]{12}|pages\/[0-9a-f]{64}|snapshots\/\d{6,}-[0-9a-f]{64})\//;

/** Whether a key is that of a manifest, without which a version is not there. */
export function isManifestKey(key: string): boolean {
  return /^(?:s\/[^/]+\/[^/]+\/section|host-private\/[^/]+\/host)\.json$/.test(key);
}

/** The folders of a version's files, each with a slash at its end, the one with its manifest first. @param id of a section, or `host` */
export function versionFolders(id: string, version: string): string[] {
  return id === 'host' ? [`host-private/${version}/`, `host/${version}/`] : [`s/${id}/${version}/`];
}
