/** What a reader does with a page. */
const actions = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Scrolls to a place, and again whenever the height of the page changes: demos, images and cards get their sizes late, and
 * the browser's scroll anchoring doesn't always follow. It ends when the reader scrolls or does anything else.
 * @param show scrolls to the place, at once
 * @returns a function that ends it
 */
export function holdPlace(show: () => void): () => void {
  let shown = measure();
  const hold = () => {
    show();
    shown = measure();
  };
  const ended = new AbortController();
  const sizes = new ResizeObserver(hold);
  const end = () => {
    sizes.disconnect();
    ended.abort();
  };
  // A scroll while the height stays the same is the reader's: with the scroll bar, or by a search of the browser.
  const onScroll = () => {
    const now = measure();
    if (now.height === shown.height && Math.abs(now.top - shown.top) > 1) end();
  };
  const options = { signal: ended.signal, passive: true, capture: true };
  for (const action of actions) addEventListener(action, end, options);
  document.addEventListener('scroll', onScroll, { signal: ended.signal, passive: true });
  hold();
  sizes.observe(document.body);
  return end;
}

function measure() {
  return { top: scrollY, height: document.documentElement.scrollHeight };
}
