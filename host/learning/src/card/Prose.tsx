/** @jsxRuntime automatic */
import type { Properties, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { find, hastToReact, html } from 'property-information';
import { createElement, Fragment, type ReactNode } from 'react';
import { CardHeading } from './CardHeading.tsx';
import type { Sections } from './tree-sections.ts';

/** Compiled Markdown: every block is a React element that holds its inner HTML. */
export function Prose({ nodes }: { nodes: RootContent[] }) {
  return createElement(Fragment, null, ...nodes.map(blockOf));
}

interface SectionProps {
  sections: Sections;
  title: string;
  /** The nodes of the section to show; all of them by default. */
  nodes?: RootContent[];
  /** The id of its heading. */
  id?: string | undefined;
}

/** A section of an entry under its heading. */
export function Section({ sections, title, nodes = sections.get(title) ?? [], id }: SectionProps) {
  return (
    <>
      <CardHeading id={id}>{title}</CardHeading>
      <Prose nodes={nodes} />
    </>
  );
}

function blockOf(node: RootContent): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const inside = toHtml(node.children);
  return createElement(node.tagName, {
    ...reactProps(node.properties),
    ...(inside && { dangerouslySetInnerHTML: { __html: inside } }),
  });
}

function reactProps(properties: Properties): Record<string, unknown> {
  const entries = Object.entries(properties).map(([name, value]) => {
    const { attribute, property, space } = find(html, name);
    return [space ? (hastToReact[property] ?? property) : attribute, Array.isArray(value) ? value.join(' ') : value];
  });
  return Object.fromEntries(entries);
}
