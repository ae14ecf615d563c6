/** Which entries a reader wants to see. An empty string means all of them. */
export interface Filter {
  level: string;
  topic: string;
  kind: string;
  /** What the reader has noted; see `progressOptions`. */
  progress: string;
  /** Words that an entry must contain, all of them. */
  words: string;
}

export const noFilter: Filter = { level: '', topic: '', kind: '', progress: '', words: '' };

/** Whether it filters anything out. */
export function isActive(filter: Filter): boolean {
  return Object.values(filter).some((value: string) => value.trim() !== '');
}
