import * as v from 'valibot';
import { file, version } from './data.ts';
import { parseFile } from './parse-file.ts';

const hostFiles = v.object({
  /** The addresses of the host routes. */
  pages: v.array(v.pipe(v.string(), v.startsWith('/'))),
  /** The SHA-256 of every file for the browser by its path, relative to the folder of the version. */
  files: v.record(file, v.string()),
});

/** `offline.json` of the host: what the browser needs of a version to show it without a connection. */
export type HostFiles = v.InferOutput<typeof hostFiles>;

/**
 * Checks an already parsed `offline.json`.
 * @param source the file or address it came from, for the message
 * @throws ContractError naming every bad field
 */
export function parseHostFiles(input: unknown, source: string): HostFiles {
  return parseFile(hostFiles, input, source);
}

const live = v.object({ host: version, at: v.pipe(v.string(), v.isoTimestamp()) });

/** The version of the host and the time of the release, as an already parsed `registry.json` has them. @throws ContractError */
export function parseLiveHost(registry: unknown, source: string): v.InferOutput<typeof live> {
  return parseFile(live, registry, source);
}
