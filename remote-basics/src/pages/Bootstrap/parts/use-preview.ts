import addresses from 'virtual:reference/addresses';
import { fetchJson } from '@site/sdk/remote-data';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { BootstrapRow } from './bootstrap-rows.ts';
import { previewHtml } from './preview-html.ts';

const schema = v.array(v.array(v.tuple([v.string(), v.string()])));
type Previews = v.InferOutput<typeof schema>;

/** The markup of a class's preview; null while it loads, or if it can't be loaded. */
export function usePreview(row: BootstrapRow): string | null {
  const [previews, setPreviews] = useState<Previews | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetchJson(addresses['previews.json'] ?? '', (json) => v.parse(schema, json), leaving.signal)
      .then(setPreviews)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) console.error('Error fetching data:', error);
      });
    return () => leaving.abort();
  }, []);
  return previews && previewHtml(previews[row.family] ?? [], row.name);
}
