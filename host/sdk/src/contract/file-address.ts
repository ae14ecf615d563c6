import type { Section } from './data.ts';

/**
 * Whether versions of a section share a file: its code, styles and images, and what its code requests. The texts and lists of a release,
 * which change most often, are in the folder of each version alone.
 * @param file its path in the release
 */
export function isShared(file: string): boolean {
  return !/^(?:(?:content|server)\/|(?:items|search|search-texts|section)\.json$)/.test(file);
}

/** Whether the name of a file contains the hash of its content, so that two versions which have it have the same one. */
export function isNamedByContent(file: string): boolean {
  return /^(?:(?:assets|images)\/(?:.*\/)?[^/]+|remoteEntry)-[\w-]{8}\.\w+$/.test(file);
}

/** The address of a section's file: where its versions share it, or else in the folder of this one. */
export function addressOfFile({ base, shared }: Pick<Section, 'base' | 'shared'>, file: string): string {
  return (shared !== undefined && isShared(file) ? shared : base) + file;
}
