import { useEffect, useState } from 'react';
import type { EntrySource } from './entry-source.ts';

const none = {};

/** The words of the entries by their ids, once a reader searches; null until they have arrived. Without them titles are searched. */
export function useWords(source: EntrySource, searching: boolean): Record<string, string> | null {
  const [words, setWords] = useState<Record<string, string> | null>(null);
  useEffect(() => {
    if (searching) source.words().then(setWords, () => setWords(none));
  }, [source, searching]);
  return words;
}
