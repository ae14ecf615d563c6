import { StaticHtml } from '../page/StaticHtml.tsx';
import type { Facets } from './facets.ts';
import { QuestionControls } from './QuestionControls.tsx';
import './questions.css';

interface QuestionListProps {
  /** The name of the list in the page's content. */
  name: string;
  html: string | undefined;
  /** Only of the first list of a page, which has the controls for all of them. */
  facets: Facets | null;
}

/**
 * Questions, snippets, bugs or exercises of a page. The cards are static HTML that React never looks into; above the first
 * list stand the controls, which work on the cards of the whole page.
 */
export function QuestionList({ name, html, facets }: QuestionListProps) {
  return (
    <>
      {facets && <QuestionControls facets={facets} />}
      <StaticHtml name={name} html={html} className="prose entries" />
    </>
  );
}
