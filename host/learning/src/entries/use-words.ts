import { useEffect, useState } from 'react';
import type { EntrySource } from './entry-source.ts';

const none = {};

/** The words of the entries by their ids, once a reader searches and they have arrived; until then, none. */
export function useWords(source: EntrySource, searching: boolean): Record<string, string> {
  const [words, setWords] = useState<Record<string, string>>(none);
  useEffect(() => {
    if (searching) source.words().then(setWords, () => {});
  }, [source, searching]);
  return words;
}
