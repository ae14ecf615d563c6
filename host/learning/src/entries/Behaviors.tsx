import { createPortal } from '@site/sdk/portal';
import type { RefObject } from 'react';
import type { Behavior } from '../kind.ts';
import { cardOf, openPart } from './cards.ts';
import { notify } from './notices.ts';
import { useSeenSlots } from './use-seen-slots.ts';

interface BehaviorsProps {
  list: RefObject<HTMLElement | null>;
  html: string | undefined;
  behaviors: Record<string, Behavior>;
}

/** Mounts behaviors into the slots of static cards. Unseen slots stay empty, so a long list costs nothing. */
export function Behaviors({ list, html, behaviors }: BehaviorsProps) {
  return useSeenSlots(list, html).map((slot) => {
    const name = slot.dataset.behavior ?? '';
    const card = cardOf(slot);
    const Behavior = behaviors[name];
    if (!Behavior || !card) return null;
    return createPortal(
      <Behavior
        id={card.id}
        data={slot.dataset}
        openPart={(part) => openPart(card, part)}
        notify={(text) => notify(card, text)}
      />,
      slot,
      `${card.id} ${name}`,
    );
  });
}
