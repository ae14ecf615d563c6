import { EntryCard, type EntryCardProps } from '@site/learning/card';
import type { CardProps, Kind } from '@site/learning/kind';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders the card of an entry to static HTML. @param about what is around the kind's own card */
export function renderCard(
  kind: Kind,
  own: CardProps<unknown>,
  about: Omit<EntryCardProps, 'kind' | 'children'>,
): string {
  return renderToStaticMarkup(createElement(EntryCard, { ...about, kind, children: createElement(kind.Card, own) }));
}
