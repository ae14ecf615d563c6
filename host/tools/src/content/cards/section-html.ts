import type { Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { lowerHeadings, sectionsOf } from '../tree-sections.ts';

/** The sections of an entry as HTML, by their headings. */
export interface SectionHtml {
  /** A section under its heading. */
  whole: (title: string) => string;
  /** A section without its heading. */
  inner: (title: string) => string;
  nodes: (title: string) => RootContent[];
}

/** Takes a document apart; its headings are moved below the one of the card. */
export function sectionHtml(tree: Root): SectionHtml {
  const sections = new Map(sectionsOf(tree).map(({ title, nodes }) => [title, nodes]));
  lowerHeadings(tree);
  const nodes = (title: string) => sections.get(title) ?? [];
  const inner = (title: string) => toHtml({ type: 'root', children: nodes(title) });
  return { nodes, inner, whole: (title) => `<h4>${title}</h4>${inner(title)}` };
}

/** A part of an answer that waits until it is asked for. */
export function reveal(summary: string, html: string, className = 'reveal'): string {
  return `<details class="${className}"><summary>${summary}</summary>${html}</details>`;
}
