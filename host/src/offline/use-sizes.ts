import type { ReleasesFile } from '@site/sdk/contract';
import { useEffect, useState } from 'react';
import { loadReleases } from '../releases/load-releases.ts';

/** The sizes of released versions in bytes, by version; empty until they are known, or without a connection. */
export function useSizes(): ReadonlyMap<string, number> {
  const [sizes, setSizes] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const ended = new AbortController();
    loadReleases(ended.signal).then(
      (file) => setSizes(sizesIn(file)),
      () => {}, // sizes are said only if they are known
    );
    return () => ended.abort();
  }, []);
  return sizes;
}

function sizesIn({ releases }: ReleasesFile): Map<string, number> {
  return new Map(
    releases.flatMap(({ version, bytes }) => (version === null || bytes === null ? [] : [[version, bytes] as const])),
  );
}
