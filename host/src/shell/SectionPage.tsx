import type { PageContent } from '@site/sdk/contract';
import { useLocation, useNavigationType } from '@site/sdk/router';
import { use, useEffect, useMemo, useState, useTransition } from 'react';
import { proseOf } from '../page-content.ts';
import { headingsIn } from '../page-headings.ts';
import type { PageState, RouteMatch } from '../pages.ts';
import { useSite } from '../site-context.ts';
import { NotFound } from './NotFound.tsx';
import { OnThisPage } from './OnThisPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PreviousVersion } from './PreviousVersion.tsx';
import { SectionError } from './SectionError.tsx';
import { useDocumentFirst } from './use-document-first.ts';

/**
 * A page of a section, loaded when its route is entered, or the panel that says why it cannot be shown. While it loads it
 * suspends: on a first load React keeps the prerendered HTML, on a change of page the previous page.
 */
export function SectionPage({ match }: { match: RouteMatch }) {
  const { pages } = useSite();
  const [loading, setLoading] = useState<Promise<PageState>>(() => pages.initial(match));
  const [busy, startTransition] = useTransition();
  const state = useDocumentFirst(use(loading));
  useEffect(() => () => pages.forgetFailure(match), [pages, match]);

  const firstScreen = useIsFollowedToTop();
  const isTextAlone = state.status === 'text';
  useEffect(() => {
    if (isTextAlone) startTransition(() => setLoading(pages.load(match)));
  }, [isTextAlone, pages, match]);

  const html = htmlOf(state);
  const headings = useMemo(() => headingsIn(html), [html]);
  const panel = (error: unknown, onRetry: () => void) => (
    <SectionError title={match.section.title} error={error} html={html} busy={busy} onRetry={onRetry} />
  );
  const retry = () => startTransition(() => setLoading(pages.retry(match)));
  const fallBack = async () => {
    const previous = await pages.fallBack(match);
    if (previous) startTransition(() => setLoading(Promise.resolve(previous)));
  };
  return (
    <>
      <OnThisPage headings={headings} />
      {state.status === 'ready' && state.isPrevious && <PreviousVersion title={match.section.title} />}
      {state.status === 'ready' && (
        <PageBoundary key={state.base} fallback={panel} onError={fallBack}>
          <state.Page content={state.content} base={state.base} firstScreen={firstScreen} />
        </PageBoundary>
      )}
      {state.status === 'text' && <PageText content={state.content} />}
      {/* The article that the document has, whatever is in it. */}
      {state.status === 'document' && <article suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />}
      {state.status === 'missing' && <NotFound />}
      {state.status === 'failed' && panel(state.error, retry)}
    </>
  );
}

/**
 * Whether the reader followed a link to the top of the page. On the way back the page must have its height at once, and a filtered
 * list is short, but what is left of it can be anywhere.
 */
function useIsFollowedToTop(): boolean {
  const [type, { hash, search }] = [useNavigationType(), useLocation()];
  return useState(type === 'PUSH' && hash === '' && search === '')[0];
}

function htmlOf(state: ReturnType<typeof useDocumentFirst>): string {
  if (state.status === 'missing') return '';
  return state.status === 'failed' ? state.html : proseOf(state.content);
}

/** The prose of a page without its demos, each part marked so that the browser finds it again. */
function PageText({ content }: { content: PageContent }) {
  const prose = Object.entries(content).filter(([key]) => key.startsWith('html-'));
  return prose.map(([key, html]) => (
    <div key={key} className="prose" data-content={key} dangerouslySetInnerHTML={{ __html: html }} />
  ));
}
