import type { FetchedNotes } from '@site/learning/anki';
import { countOf, formatList } from '@site/learning/format';
import type { LiveItem } from '@site/learning/live-items';
import { useEffect, useRef, useState } from 'react';
import { download } from '../your-data/download.ts';

const fileName = 'front-end-workbench-anki.txt';

/** Fetches the answers of entries and has the browser save them as a file for Anki; what it takes is loaded when it is asked for. */
export function useAnkiExport() {
  /** How many answers are there; null while nothing is exported. */
  const [done, setDone] = useState<number | null>(null);
  const [outcome, setOutcome] = useState('');
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (items: readonly LiveItem[]) => {
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    setOutcome('');
    const { signal } = controller;
    const told = await save(items, setDone, signal).catch((error) => (signal.aborted ? '' : messageOf(error)));
    if (signal.aborted) return;
    setDone(null);
    setOutcome(told);
  };
  const stop = () => {
    running.current?.abort();
    setDone(null);
    setOutcome('Stopped. Nothing was saved.');
  };
  return { done, outcome, start, stop };
}

/** @returns what the reader is told */
async function save(items: readonly LiveItem[], onProgress: (done: number) => void, signal: AbortSignal) {
  const { fetchAnkiNotes, formatAnkiFile } = await import('@site/learning/anki');
  const { notes, missing } = await fetchAnkiNotes(items, onProgress, signal);
  if (notes.length > 0) download(formatAnkiFile(notes), fileName, 'text/plain');
  return outcomeOf({ notes, missing });
}

/** What has become of an export, in words. */
function outcomeOf({ notes, missing }: FetchedNotes): string {
  const titles = formatList([...new Set(missing.map(({ sectionTitle }) => sectionTitle))]);
  if (notes.length === 0) return `The answers of ${titles} could not be loaded. Nothing was saved: try again later.`;
  const cards = countOf(notes.length, 'flashcard');
  const saved = `The browser saves ${cards} as ${fileName}. In Anki, choose “File” and “Import”.`;
  if (missing.length === 0) return saved;
  return `${saved} ${missing.length} of ${titles} could not be loaded and ${missing.length === 1 ? 'is' : 'are'} not in it; a later export has them.`;
}

function messageOf(error: unknown): string {
  console.error('The file for Anki could not be made:', error);
  return 'What makes the file did not arrive. Nothing was saved: try again.';
}
