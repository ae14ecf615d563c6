import type { UserEvent } from '@testing-library/user-event';

/** More stops than a component of this size has. */
const mostStops = 60;

/** What a stylesheet can change for an element with the focus. */
const properties = [
  ...['outline-style', 'outline-width', 'outline-color', 'box-shadow', 'text-shadow', 'filter', 'opacity', 'transform'],
  ...['background-color', 'background-image', 'color', 'fill', 'stroke', 'stroke-width', 'font-weight', 'scale'],
  ...['text-decoration-line', 'text-decoration-color', 'text-decoration-thickness', 'text-decoration-style'],
  ...['top', 'right', 'bottom', 'left'].flatMap((side) =>
    ['color', 'width', 'style'].map((part) => `border-${side}-${part}`),
  ),
];

const focusEvents = ['focus', 'blur', 'focusin', 'focusout'];

/** How elements look. */
type Looks = Map<Element, string>;

/**
 * Goes through the document with Tab.
 * @returns the elements whose focus nobody sees: nothing in the document looks different with it. The caret in a text field is enough
 *   (WCAG 2.4.7), and so is a difference that the component makes itself while the element has the focus.
 */
export async function unseenStops(user: UserEvent): Promise<Element[]> {
  const still = stillness();
  document.adoptedStyleSheets.push(still);
  const stops = new Set<Element>();
  const unseen: Element[] = [];
  /** How a stop looked with the focus, which no style shows; a script may. */
  let doubtful: Looks = new Map();
  let isOutside = false;
  for (let presses = 0; presses < mostStops; presses += 1) {
    await user.tab();
    endAnimations();
    const [element] = doubtful.keys();
    if (element && !areDifferent(doubtful, looks([...doubtful.keys()]))) unseen.push(element);
    doubtful = new Map();
    const { activeElement: stop } = document;
    if (!(stop instanceof HTMLElement || stop instanceof SVGElement) || stops.has(stop)) break;
    if (stop === document.body) {
      // From the body Tab goes to the first element. If that takes no focus, as behind a modal dialog, it stays here.
      if (isOutside) break;
      isOutside = true;
      continue;
    }
    isOutside = false;
    stops.add(stop);
    if (!isSeenByStyles(stop)) doubtful = looks([stop, ...stop.querySelectorAll('*')]);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return unseen;
}

function isSeenByStyles(stop: HTMLElement | SVGElement): boolean {
  // Without the focus of the window, which another one may have, no style of the focus applies.
  if (hasCaret(stop) || !stop.matches(':focus')) return true;
  return differsWithout(stop, [stop]) || differsWithout(stop, [...document.body.querySelectorAll('*')]);
}

/** Whether some elements look different while the stop has no focus, of which its component is not told. */
function differsWithout(stop: HTMLElement | SVGElement, elements: Element[]): boolean {
  const ignore = (event: Event) => event.stopImmediatePropagation();
  const focused = looks(elements);
  for (const type of focusEvents) addEventListener(type, ignore, true);
  stop.blur();
  const found = looks(elements);
  stop.focus({ preventScroll: true });
  for (const type of focusEvents) removeEventListener(type, ignore, true);
  return areDifferent(focused, found);
}

function areDifferent(one: Looks, other: Looks): boolean {
  return [...one].some(([element, look]) => other.get(element) !== look);
}

/** How the elements look, in their order; those that cannot be seen look like nothing. */
function looks(elements: Element[]): Looks {
  const parts = ['', '::before', '::after'];
  const lookOf = (element: Element) => parts.map((part) => look(element, part)).join();
  return new Map(elements.map((element) => [element, canBeSeen(element) ? lookOf(element) : '']));
}

function look(element: Element, part: string): string {
  const style = getComputedStyle(element, part);
  if (part && style.content === 'none') return '';
  return properties.map((name) => style.getPropertyValue(name)).join(' ');
}

/** Not transparent, not a single pixel and not out of reach, as what only screen readers announce is. */
function canBeSeen(element: Element): boolean {
  const { width, height, right, bottom } = element.getBoundingClientRect();
  if (width < 3 || height < 3 || right + scrollX <= 0 || bottom + scrollY <= 0) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

const withoutCaret = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

function hasCaret(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !element.readOnly && !withoutCaret.includes(element.type);
  if (element instanceof HTMLTextAreaElement) return !element.readOnly;
  return element instanceof HTMLElement && element.isContentEditable;
}

/** What fades in cannot be seen yet. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
}

/** A transition would begin with the look before. */
function stillness(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
  return sheet;
}
