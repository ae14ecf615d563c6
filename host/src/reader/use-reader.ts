import { hasDatabase } from '@site/learning/has-database';
import { useEffect, useState } from 'react';
import { useSite } from '../site-context.ts';
import { newReader, type Reader } from './reader.ts';

/**
 * What the reader has done so far; null until it is read. For a reader of whom nothing is stored, no code and no data is loaded.
 * Changes here and in other tabs are followed.
 */
export function useReader(): Reader | null {
  const { registry, navigation } = useSite();
  const [reader, setReader] = useState<Reader | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const follow = async () => {
      if (!(await hasDatabase())) return setReader(newReader);
      const [{ readReader, onChange }, { fetchEntries }] = await Promise.all([
        import('./read-reader.ts'),
        import('./fetch-entries.ts'),
      ]);
      const site = await fetchEntries(registry, navigation, signal);
      const read = async () => {
        const next = await readReader(site);
        if (!signal.aborted) setReader(next);
      };
      await read();
      if (!signal.aborted) signal.addEventListener('abort', onChange(read));
    };
    follow().catch((error: unknown) => signal.aborted || console.error(error));
    return () => left.abort();
  }, [registry, navigation]);
  return reader;
}
