import { parseLiveHost, parseRegistry, type Section } from '@site/sdk/contract';
import { registryAddress } from '@site/sdk/site';

/** What is live together: as the registry says it, and read from it. */
export interface Snapshot {
  /** The text of the registry. */
  text: string;
  /** When it went live, as an ISO timestamp. */
  at: string;
  sections: Section[];
  /** The folder of the host's version. */
  hostBase: string;
}

/** Reads the text of a registry. Rows that cannot be read are left out. @throws Error when it is none, or names no host */
export function parseSnapshot(text: string): Snapshot {
  const json: unknown = JSON.parse(text);
  const { sections } = parseRegistry(json, registryAddress).registry;
  const { host, at } = parseLiveHost(json, registryAddress);
  return { text, at, sections, hostBase: `/host/${host}/` };
}

/** The folders in which its files are. */
export function foldersOf({ hostBase, sections }: Snapshot): Set<string> {
  return new Set([hostBase, ...sections.flatMap(({ base, shared }) => (shared ? [base, shared] : [base]))]);
}
