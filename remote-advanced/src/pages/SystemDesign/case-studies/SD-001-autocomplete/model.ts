/** A suggestion. The client highlights the ranges; the server never sends HTML. */
export interface Suggestion {
  id: string;
  label: string;
  /** Start and end of each match within the label. */
  matches: [start: number, end: number][];
}

/** What the server returns for one query. */
export interface Answer {
  suggestions: Suggestion[];
  /** Whether these are all matches, so that longer queries can be answered from them. */
  isComplete: boolean;
}

/** The list below the field. Only one of these states is possible at a time. */
export type ListState =
  | { name: 'closed' }
  | { name: 'asking'; query: string; previous: Suggestion[] }
  | { name: 'open'; query: string; suggestions: Suggestion[]; active: number | null }
  | { name: 'empty'; query: string }
  | { name: 'failed'; query: string };

/** The cache, by normalized query; the least recently used one is dropped first. */
export type QueryCache = Map<string, { answer: Answer; expiresAt: number }>;
