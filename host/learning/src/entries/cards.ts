import type { EntryState } from '../progress/entry-state.ts';
import { matchesProgress } from '../progress/matches-progress.ts';
import type { Filter } from './filter.ts';

/** Cards are static HTML, rendered by `EntryCard`. Its attributes are how the list finds them. */
const cardSelector = '[data-kind]';

const [toggled, added] = ['entry:toggle', 'entries:add'];

/** The cards of all lists inside an element, in the order of the page. */
export function cardsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(cardSelector)];
}

/** One of the cards that a filter shows. @param random a number from 0 up to 1, such as `Math.random()` */
export function randomCard(root: ParentNode, random: number): HTMLElement | undefined {
  const shown = cardsIn(root).filter((card) => !card.hidden);
  return shown[Math.floor(random * shown.length)];
}

/** The card that an element is in. */
export function cardOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>(cardSelector);
}

/** The elements of a card that behaviors are mounted into. */
export function slotsIn(card: Element): HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>('[data-behavior]')];
}

/** Opens a part of a card that is hidden at first, and the parts around it. @returns the part */
export function openPart(card: Element, name: string): HTMLDetailsElement | undefined {
  const parts = [...card.querySelectorAll<HTMLDetailsElement>('details[data-part]')];
  const wanted = parts.find(({ dataset }) => dataset.part === name);
  for (const part of parts) if (wanted && part.contains(wanted)) part.open = true;
  return wanted;
}

/** Opens a part of a card, moves the focus to its summary, and brings what it discloses into view. */
export function showPart(card: Element, name: string): void {
  const part = openPart(card, name);
  part?.querySelector('summary')?.focus({ preventScroll: true });
  // As much of it as fits: of a part that is taller than the window, the beginning.
  part?.scrollIntoView({ block: 'nearest' });
}

/** The end of the address of a card's entry. */
export function slugIn(card: Element): string {
  return titleOf(card)?.pathname.split('/').at(-1) ?? '';
}

/**
 * Hides the cards that a filter leaves out.
 * @param linked the id of a card that is shown in any case
 * @param texts the words of the entries by id, in lower case; null while they are not there, and then titles are searched
 * @param states the reader's progress by the ids of the entries; null while it is not read, and then it hides nothing
 * @returns how many match
 */
export function applyFilter(
  root: ParentNode,
  filter: Filter,
  linked: string,
  texts: Record<string, string> | null,
  states: ReadonlyMap<string, EntryState> | null,
): number {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  const cards = cardsIn(root);
  const fitting = cards.filter(
    (card) => fits(card, filter, words, texts) && (!states || matchesProgress(states.get(card.id), filter.progress)),
  );
  const shown = new Set(fitting);
  for (const card of cards) card.hidden = !shown.has(card) && card.id !== linked;
  return fitting.length;
}

/** The title of a card: the link to its entry, which opens and closes the card. */
export function titleOf(card: Element): HTMLAnchorElement | null {
  return card.querySelector('h4 a');
}

/** Whether a card shows what its entry says. */
export function isOpen(card: HTMLElement): boolean {
  return card.dataset.open !== undefined;
}

/** Opens or closes a card. */
export function setOpen(card: HTMLElement, open: boolean): void {
  releaseHeight(card);
  if (open) card.dataset.open = '';
  else delete card.dataset.open;
  titleOf(card)?.setAttribute('aria-expanded', String(open));
  card.dispatchEvent(new Event(toggled, { bubbles: true }));
}

/** Opens a card and keeps it as high as it was before, while it waits for its answer. @param height in pixels */
export function openAsHighAs(card: HTMLElement, height: number): void {
  setOpen(card, true);
  card.style.minHeight = `${height}px`;
  // Far from the window the browser would add an estimate.
  card.style.containIntrinsicBlockSize = 'auto 0px';
}

/** Lets a card be as high as what it shows. */
export function releaseHeight({ style }: HTMLElement): void {
  style.minHeight = '';
  style.containIntrinsicBlockSize = '';
}

/** Calls back when a card inside an element was opened or closed. @returns ends it */
export function onToggle(root: Element, callback: (card: HTMLElement) => void): () => void {
  const listener = ({ target }: Event) => target instanceof HTMLElement && callback(target);
  root.addEventListener(toggled, listener);
  return () => root.removeEventListener(toggled, listener);
}

/** Tells that cards were added to a list. */
export function tellAdded(list: Element): void {
  list.dispatchEvent(new Event(added, { bubbles: true }));
}

/** Calls back when cards were added to a list inside an element. @returns ends it */
export function onAdded(root: Element, callback: () => void): () => void {
  root.addEventListener(added, callback);
  return () => root.removeEventListener(added, callback);
}

/** Opens or closes the cards that are shown. */
export function openAll(root: ParentNode, open: boolean): void {
  for (const card of cardsIn(root)) if (!card.hidden) setOpen(card, open);
}

function fits(
  card: HTMLElement,
  { level, topic, kind }: Filter,
  words: string[],
  texts: Record<string, string> | null,
): boolean {
  const { dataset } = card;
  if (level && dataset.level !== level) return false;
  if (kind && dataset.kind !== kind) return false;
  if (topic && !dataset.topics?.split(' ').includes(topic)) return false;
  if (words.length === 0) return true;
  const text = `${card.id} ${card.firstElementChild?.textContent} ${dataset.topics} ${texts?.[card.id]}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
