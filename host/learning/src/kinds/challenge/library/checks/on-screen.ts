/** Thinner than this, in px, an element shows nothing: what only screen readers announce is a single pixel. */
const thinnest = 3;

/** Nothing fades for longer, in milliseconds. */
const longest = 1_000;

/**
 * What can be read on the screen, as one line. Text in several elements is found in it, and what is hidden, or for screen readers alone,
 * is not.
 */
export function textOnScreen(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  let before: Element | null = null;
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    // The text that closed details hide is not in an element of its own.
    if (!parent || !isOnScreen(parent) || parent.matches('details:not([open])')) continue;
    text += parent === before ? textContent : ` ${textContent}`;
    before = parent;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Whether an element can be seen, by scrolling if need be, once what fades has faded: whatever it is that hides others. */
export function isOnScreen(element: Element): boolean {
  endAnimations();
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return getComputedStyle(element).contentVisibility !== 'hidden' && !isClipped(element);
}

function isClipped(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const isThin = width < thinnest || height < thinnest;
  if (isThin && getComputedStyle(element).overflow !== 'visible') return true;
  return element.parentElement !== null && isClipped(element.parentElement);
}

/** Ends what fades in or out. A longer animation may count the time. */
export function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (Number(animation.effect?.getComputedTiming().endTime) <= longest) animation.finish();
}
