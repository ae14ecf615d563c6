import { startTransition, use, useState } from 'react';
import type { PagePlace, PageState } from '../pages.ts';
import { useSite } from '../site-context.ts';
import { SectionError } from './SectionError.tsx';

/**
 * A page of a section, loaded when its route is entered, or the panel that says why it cannot be shown. While it loads it
 * suspends: on a first load React keeps the prerendered HTML, on a change of page the page before.
 */
export function SectionPage({ place }: { place: PagePlace }) {
  const { pages } = useSite();
  const [loading, setLoading] = useState<Promise<PageState>>(() => pages.load(place));
  const state = pages.ready(place) ?? use(loading);
  if (state.status === 'ready') return <state.Page content={state.content} />;

  const retry = () => startTransition(() => setLoading(pages.load(place)));
  return <SectionError title={place.section.title} error={state.error} html={state.html} onRetry={retry} />;
}
