import { use, useEffect, useMemo, useState, useTransition } from 'react';
import { proseOf } from '../page-content.ts';
import { headingsIn } from '../page-headings.ts';
import type { PagePlace, PageState } from '../pages.ts';
import { useSite } from '../site-context.ts';
import { OnThisPage } from './OnThisPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { SectionError } from './SectionError.tsx';

/**
 * A page of a section, loaded when its route is entered, or the panel that says why it cannot be shown. While it loads it
 * suspends: on a first load React keeps the prerendered HTML, on a change of page the page before.
 */
export function SectionPage({ place }: { place: PagePlace }) {
  const { pages } = useSite();
  const [loading, setLoading] = useState<Promise<PageState>>(() => pages.load(place));
  const [busy, startTransition] = useTransition();
  const state = use(loading);
  useEffect(() => () => pages.forgetFailure(place), [pages, place]);

  const html = state.status === 'ready' ? proseOf(state.content) : state.html;
  const headings = useMemo(() => headingsIn(html), [html]);
  const panel = (error: unknown, onRetry: () => void) => (
    <SectionError title={place.section.title} error={error} html={html} busy={busy} onRetry={onRetry} />
  );
  const retry = () => startTransition(() => setLoading(pages.retry(place)));
  return (
    <>
      <OnThisPage headings={headings} />
      {state.status === 'ready' ? (
        <PageBoundary fallback={panel}>
          <state.Page content={state.content} />
        </PageBoundary>
      ) : (
        panel(state.error, retry)
      )}
    </>
  );
}
