import type { Filter } from './filter.ts';

const texts = new WeakMap<Element, string>();

/** The cards of all lists inside an element, in the order of the page. */
export function cardsIn(root: ParentNode): HTMLDetailsElement[] {
  return [...root.querySelectorAll<HTMLDetailsElement>('.entries > .question')];
}

/** Hides the cards that do not fit a filter. @param linked the id of a card that is shown in any case @returns how many fit */
export function applyFilter(root: ParentNode, filter: Filter, linked: string): number {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  const cards = cardsIn(root);
  const fitting = cards.filter((card) => fits(card, filter, words));
  const shown = new Set(fitting);
  for (const card of cards) card.hidden = !shown.has(card) && card.id !== linked;
  return fitting.length;
}

/** Opens or closes the cards that are shown. */
export function openAll(root: ParentNode, open: boolean): void {
  for (const card of cardsIn(root)) if (!card.hidden) card.open = open;
}

function fits(card: HTMLElement, { level, topic, kind }: Filter, words: string[]): boolean {
  const { dataset } = card;
  if (level && dataset.level !== level) return false;
  if (kind && dataset.kind !== kind) return false;
  if (topic && !dataset.topics?.split(' ').includes(topic)) return false;
  return words.every((word) => textOf(card).includes(word));
}

/** All words of a card, read when somebody searches for the first time. */
function textOf(card: HTMLElement): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const text = `${card.id} ${card.textContent}`.toLowerCase();
  texts.set(card, text);
  return text;
}
