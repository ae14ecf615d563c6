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

/** How everything that can be seen looks, by element. */
type Looks = Map<Element, string>;

/**
 * Goes through the document with Tab.
 * @returns the elements whose focus nobody sees: nothing in the document looks different with it. The caret in a text field is enough
 *   (WCAG 2.4.7), and so is a difference that the component makes itself when the element gets the focus.
 */
export async function unseenStops(user: UserEvent): Promise<Element[]> {
  const still = stillness();
  document.adoptedStyleSheets.push(still);
  const stops = new Set<Element>();
  const unseen: Element[] = [];
  for (let presses = 0; presses < mostStops; presses += 1) {
    endAnimations();
    const before = looks();
    await user.tab();
    endAnimations();
    const { activeElement: stop } = document;
    if (!(stop instanceof HTMLElement || stop instanceof SVGElement) || stops.has(stop)) break;
    if (stop === document.body) continue;
    stops.add(stop);
    if (!isSeen(stop, before)) unseen.push(stop);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return unseen;
}

function isSeen(stop: HTMLElement | SVGElement, before: Looks): boolean {
  // Without the focus of the window, which another one may have, no style of the focus applies.
  if (hasCaret(stop) || !stop.matches(':focus')) return true;
  const focused = looks();
  const own = [stop, ...stop.querySelectorAll('*')];
  return areDifferent(focused, without(stop)) || own.some((one) => focused.get(one) !== before.get(one));
}

/** How everything looks while the element has no focus, of which its component is not told. */
function without(stop: HTMLElement | SVGElement): Looks {
  const ignore = (event: Event) => event.stopImmediatePropagation();
  for (const type of focusEvents) addEventListener(type, ignore, true);
  stop.blur();
  const found = looks();
  stop.focus({ preventScroll: true });
  for (const type of focusEvents) removeEventListener(type, ignore, true);
  return found;
}

function areDifferent(one: Looks, other: Looks): boolean {
  return [...one].some(([element, look]) => other.get(element) !== look);
}

function looks(): Looks {
  const visible = [...document.body.querySelectorAll('*')].filter(canBeSeen);
  return new Map(
    visible.map((element) => [element, ['', '::before', '::after'].map((part) => look(element, part)).join()]),
  );
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
