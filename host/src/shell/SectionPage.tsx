import type { PageContent } from '@site/sdk/contract';
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
  const [loading, setLoading] = useState<Promise<PageState>>(() => pages.initial(place));
  const [busy, startTransition] = useTransition();
  const state = use(loading);
  useEffect(() => () => pages.forgetFailure(place), [pages, place]);

  const isTextAlone = state.status === 'text';
  useEffect(() => {
    if (isTextAlone) startTransition(() => setLoading(pages.load(place)));
  }, [isTextAlone, pages, place]);

  const html = state.status === 'failed' ? state.html : proseOf(state.content);
  const headings = useMemo(() => headingsIn(html), [html]);
  const panel = (error: unknown, onRetry: () => void) => (
    <SectionError title={place.section.title} error={error} html={html} busy={busy} onRetry={onRetry} />
  );
  const retry = () => startTransition(() => setLoading(pages.retry(place)));
  return (
    <>
      <OnThisPage headings={headings} />
      {state.status === 'ready' && (
        <PageBoundary fallback={panel}>
          <state.Page content={state.content} />
        </PageBoundary>
      )}
      {state.status === 'text' && <PageText content={state.content} />}
      {state.status === 'failed' && panel(state.error, retry)}
    </>
  );
}

/** The prose of a page without its demos, each part marked so that the browser finds it again. */
function PageText({ content }: { content: PageContent }) {
  const prose = Object.entries(content).filter(([key]) => key.startsWith('html-'));
  return prose.map(([key, html]) => (
    <div key={key} className="prose" data-content={key} dangerouslySetInnerHTML={{ __html: html }} />
  ));
}
