import { createPortal } from '@site/sdk/portal';
import type { RefObject } from 'react';
import type { Behavior } from '../kind.ts';
import { openPart, slotsIn } from './cards.ts';
import { notify } from './notices.ts';
import { useSeenCards } from './use-seen-cards.ts';

interface BehaviorsProps {
  list: RefObject<HTMLElement | null>;
  html: string | undefined;
  /** By the names of the slots. */
  behaviors: Record<string, Behavior>;
}

/** Mounts behaviors into the slots of static cards, once a reader has opened them, so that a long list costs nothing. */
export function Behaviors({ list, html, behaviors }: BehaviorsProps) {
  return useSeenCards(list, html).flatMap((card) =>
    slotsIn(card).map((slot, index) => {
      const Behavior = behaviors[slot.dataset.behavior ?? ''];
      if (!Behavior) return null;
      return createPortal(
        <Behavior
          id={card.id}
          data={slot.dataset}
          openPart={(part) => openPart(card, part)}
          notify={(text) => notify(card, text)}
        />,
        slot,
        `${card.id} ${index}`,
      );
    }),
  );
}
