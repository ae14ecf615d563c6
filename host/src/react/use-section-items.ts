import { type Item, parseItems, type Section } from '@site/sdk/contract';
import { fetchJson } from '@site/sdk/remote-data';
import { useEffect, useState } from 'react';
import { useSite } from '../site-context.ts';

/** The entries of a section: on their way, there, or not available. */
export type SectionItems = { status: 'loading' } | { status: 'ready'; items: Item[] } | { status: 'failed' };

/**
 * Fetches what a section publishes of its entries, once the page is hydrated. A failure is reported in the console.
 * @returns the items, and a function that tries again
 */
export function useSectionItems(id: string): [SectionItems, () => void] {
  const { registry } = useSite();
  const [state, setState] = useState<SectionItems>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again.
  useEffect(() => {
    const left = new AbortController();
    registry
      .section(id)
      .then((row) => fetchItems(row, left.signal))
      .then(
        (items) => !left.signal.aborted && setState({ status: 'ready', items }),
        (error: unknown) => {
          if (left.signal.aborted) return;
          console.error(error);
          setState({ status: 'failed' });
        },
      );
    return () => left.abort();
  }, [registry, id, attempt]);
  const retry = () => {
    setState({ status: 'loading' });
    registry.refresh();
    setAttempt(attempt + 1);
  };
  return [state, retry];
}

/** @throws RemoteDataError when they do not arrive or are not items; a section from before items were published has none */
async function fetchItems({ base, items }: Section, signal: AbortSignal): Promise<Item[]> {
  if (items === undefined) return [];
  const address = base + items;
  return fetchJson(address, (json) => parseItems(json, address), signal);
}
