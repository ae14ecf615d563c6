import { EntrySource } from '../entries/entry-source.ts';
import type { LiveItem } from '../live-items.ts';
import type { AnkiNote } from './anki-file.ts';
import { ankiNoteOf } from './anki-note.ts';

/** How many answers are fetched at a time: as many connections as browsers open to a server without HTTP/2. */
const atATime = 6;

/** After so many answers that did not arrive, a section counts as down, and the rest of it is not waited for. */
const patience = 3;

/** The flashcards of entries, in the order of the entries, and those whose answers did not arrive. */
export interface FetchedNotes {
  notes: AnkiNote[];
  missing: LiveItem[];
}

/**
 * Fetches the answers of entries and makes flashcards of them.
 * @param onProgress called with how many entries are done
 * @throws the signal's reason when it was aborted
 */
export async function fetchAnkiNotes(
  items: readonly LiveItem[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<FetchedNotes> {
  const sources = new Map<string, EntrySource>();
  const failures = new Map<string, number>();
  const notes = new Map<LiveItem, AnkiNote>();
  let done = 0;

  const fetchNote = async (item: LiveItem) => {
    const { base, page, address } = item;
    if ((failures.get(base) ?? 0) >= patience) return;
    const source = sources.get(base + page) ?? new EntrySource(base, page);
    sources.set(base + page, source);
    try {
      const answer = await source.answer(address.slice(address.lastIndexOf('/') + 1));
      notes.set(item, ankiNoteOf(item, answer, location.origin));
    } catch (error) {
      console.error(error);
      failures.set(base, (failures.get(base) ?? 0) + 1);
    }
  };

  // All of them take from one iterator.
  const queue = items.values();
  const takeAll = async () => {
    for (const item of queue) {
      await fetchNote(item);
      signal.throwIfAborted();
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: atATime }, takeAll));
  return {
    notes: items.flatMap((item) => notes.get(item) ?? []),
    missing: items.filter((item) => !notes.has(item)),
  };
}
