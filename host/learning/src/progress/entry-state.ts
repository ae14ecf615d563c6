import { type Knowledge, knowledgeOf, type Progress } from '../memory/progress.ts';
import { readAllProgress } from '../memory/progress-store.ts';

/** What a list shows of a reader's progress on an entry. */
export interface EntryState {
  /** What the reader said, or known once it was solved. */
  knowledge: Knowledge | null;
  isBookmarked: boolean;
  hasNote: boolean;
}

/** What a list shows of a record. */
export function stateOf(record: Progress): EntryState {
  return { knowledge: knowledgeOf(record), isBookmarked: record.isBookmarked, hasNote: record.note !== '' };
}

/** The states of all entries about which the reader has noted something, by their ids. */
export async function readStates(): Promise<Map<string, EntryState>> {
  const progress = await readAllProgress();
  return new Map([...progress].map(([id, record]) => [id, stateOf(record)]));
}
