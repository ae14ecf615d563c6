import type { RefObject } from 'react';
import type { Behavior } from '../kind.ts';
import { CardBehaviors } from './CardBehaviors.tsx';
import { useSeenCards } from './use-seen-cards.ts';

interface BehaviorsProps {
  list: RefObject<HTMLElement | null>;
  html: string | undefined;
  /** By the names of the slots. */
  behaviors: Record<string, Behavior>;
}

/** Mounts behaviors into the slots of static cards, once a reader has opened them, so that a long list costs nothing. */
export function Behaviors({ list, html, behaviors }: BehaviorsProps) {
  return useSeenCards(list, html).map((card) => <CardBehaviors key={card.id} card={card} behaviors={behaviors} />);
}
