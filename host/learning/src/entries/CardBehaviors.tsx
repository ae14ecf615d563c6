import { createPortal } from '@site/sdk/portal';
import type { Behavior } from '../kind.ts';
import { openPart, slotsIn } from './cards.ts';
import { notify } from './notices.ts';

interface CardBehaviorsProps {
  card: HTMLElement;
  /** By the names of the slots. */
  behaviors: Record<string, Behavior>;
}

/** Mounts behaviors into the slots of one static card. */
export function CardBehaviors({ card, behaviors }: CardBehaviorsProps) {
  return slotsIn(card).map((slot, index) => {
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
  });
}
