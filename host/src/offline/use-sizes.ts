import { parseReleases } from '@site/sdk/contract';
import { fetchJson } from '@site/sdk/remote-data';
import { useEffect, useState } from 'react';

const address = '/releases.json';

/** The sizes of released versions in bytes, by version; empty until they are known, or without a connection. */
export function useSizes(): ReadonlyMap<string, number> {
  const [sizes, setSizes] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const ended = new AbortController();
    fetchJson(address, (json) => parseReleases(json, address), ended.signal).then(
      ({ releases }) =>
        setSizes(
          new Map(
            releases.flatMap(({ version, bytes }) =>
              version === null || bytes === null ? [] : [[version, bytes] as const],
            ),
          ),
        ),
      () => {}, // sizes are said only if they are known
    );
    return () => ended.abort();
  }, []);
  return sizes;
}
