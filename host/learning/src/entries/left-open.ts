import { cardOf, cardsIn, isOpen, openAsHighAs, titleOf } from './cards.ts';

/** Which cards were open when a link led to another page, in the state of the history's entry. */
interface LeftOpen {
  /** The document that they were open in: after a reload all cards are closed, and the browser scrolls. */
  document: number;
  /** In pixels, by the ids of the cards. */
  heights: Record<string, number>;
}

/**
 * Opens the cards of a list again that were open when the reader left the page by a link and has come back, and remembers those that
 * are open when a link is followed. Until its answer is there, a card is as high as it was, so that the place on the page is found.
 * @returns ends it
 */
export function keepLeftOpen(list: HTMLElement): () => void {
  const left = heightsLeft();
  for (const card of cardsIn(list)) if (card.id in left && !isOpen(card)) openAsHighAs(card, left[card.id] ?? 0);
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.pathname !== location.pathname && !isTitle(link)) remember(list);
  };
  addEventListener('click', onClick, { capture: true });
  return () => removeEventListener('click', onClick, { capture: true });
}

/** Whether a link opens and closes a card. */
function isTitle(link: HTMLAnchorElement): boolean {
  const card = cardOf(link);
  return card !== null && titleOf(card) === link;
}

function remember(list: HTMLElement): void {
  const heights = heightsLeft();
  for (const card of cardsIn(list)) {
    if (isOpen(card)) heights[card.id] = card.offsetHeight;
    else delete heights[card.id];
  }
  const leftOpen: LeftOpen = { document: performance.timeOrigin, heights };
  history.replaceState({ ...history.state, leftOpen }, '');
}

/** A copy of what this document has remembered. */
function heightsLeft(): LeftOpen['heights'] {
  const left: LeftOpen | undefined = history.state?.leftOpen;
  return left?.document === performance.timeOrigin ? { ...left.heights } : {};
}
