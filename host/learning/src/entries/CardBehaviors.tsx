import { createPortal } from '@site/sdk/portal';
import type { Behavior } from '../kind.ts';
import { openPart, showPart, slotsIn } from './cards.ts';
import { notify } from './notices.ts';

interface CardBehaviorsProps {
  card: HTMLElement;
  /** The address of the section's release. */
  base: string;
  /** By the names of the slots. */
  behaviors: Record<string, Behavior>;
}

/** Mounts behaviors into the slots of one static card. */
export function CardBehaviors({ card, base, behaviors }: CardBehaviorsProps) {
  return slotsIn(card).map((slot, index) => {
    const Behavior = behaviors[slot.dataset.behavior ?? ''];
    if (!Behavior) return null;
    return createPortal(
      <Behavior
        id={card.id}
        data={slot.dataset}
        base={base}
        openPart={(part) => openPart(card, part)}
        showPart={(part) => showPart(card, part)}
        notify={(text) => notify(card, text)}
      />,
      slot,
      `${card.id} ${index}`,
    );
  });
}
