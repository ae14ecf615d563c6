import { use, useEffect, useState, useTransition } from 'react';
import { proseOf } from '../page-content.ts';
import type { PagePlace, PageState } from '../pages.ts';
import { useSite } from '../site-context.ts';
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

  const { title } = place.section;
  if (state.status === 'ready') {
    const { Page, content } = state;
    return (
      <PageBoundary
        fallback={(error, retry) => (
          <SectionError title={title} error={error} html={proseOf(content)} busy={false} onRetry={retry} />
        )}
      >
        <Page content={content} />
      </PageBoundary>
    );
  }
  const retry = () => startTransition(() => setLoading(pages.retry(place)));
  return <SectionError title={title} error={state.error} html={state.html} busy={busy} onRetry={retry} />;
}
