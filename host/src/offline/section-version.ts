import { addressOfFile, isShareImage, parseManifest, type Section } from '@site/sdk/contract';
import { manifestName } from './addresses.ts';
import type { SectionVersion } from './carried-files.ts';
import { findKept } from './kept-cache.ts';

/**
 * Reads the manifest of a section, without what the site never loads: the code that renders its pages at a release, and their images
 * for other sites.
 */
export async function readVersion(section: Section, response: Response): Promise<SectionVersion> {
  const { files, server } = parseManifest(await response.json(), section.base + manifestName);
  return {
    section,
    files: Object.fromEntries(Object.entries(files).filter(([file]) => file !== server && !isShareImage(file))),
  };
}

/** The version of a section that is kept as a whole; null for one of which only visited pages are. */
export async function wholeVersion(cache: Cache, section: Section): Promise<SectionVersion | null> {
  const manifest = await findKept(cache, section.base + manifestName);
  return manifest ? readVersion(section, manifest) : null;
}

/** The addresses of all its files. */
export function allFiles({ section, files }: SectionVersion): string[] {
  return Object.keys(files).map((file) => addressOfFile(section, file));
}

interface Files {
  base: string;
  shared?: string | undefined;
  files: Record<string, string>;
}

/** The files with the same content in two versions: the address of the old one by the address of the new one. */
export function sameFiles(old: Files, next: Files): [string, string][] {
  return Object.entries(next.files)
    .filter(([file, hash]) => old.files[file] === hash)
    .map(([file]) => [addressOfFile(next, file), addressOfFile(old, file)]);
}
