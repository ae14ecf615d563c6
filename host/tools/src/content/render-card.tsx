/** @jsxRuntime automatic */
import { EntryCard, type EntryCardProps } from '@site/learning/card';
import type { CardProps, Kind } from '@site/learning/kind';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders the card of an entry to static HTML. @param own what the kind's card shows @param about what is around it */
export function renderCard(
  kind: Kind,
  own: CardProps<unknown>,
  about: Omit<EntryCardProps, 'kind' | 'children'>,
): string {
  return renderToStaticMarkup(
    <EntryCard {...about} kind={kind}>
      <kind.Card {...own} />
    </EntryCard>,
  );
}
