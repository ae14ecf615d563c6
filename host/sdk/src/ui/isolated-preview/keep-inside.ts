/**
 * Keeps what a reader does in a shadow root inside it: a link scrolls to its target there, or does nothing, because the
 * browser looks for targets in the document alone; a form is not sent.
 * @returns a function that ends it
 */
export function keepInside(root: ShadowRoot): () => void {
  const end = new AbortController();
  root.addEventListener('click', (event) => follow(root, event), { signal: end.signal });
  root.addEventListener('submit', (event) => event.preventDefault(), { signal: end.signal });
  return () => end.abort();
}

function follow(root: ShadowRoot, event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!link) return;
  event.preventDefault();
  const [, id] = link.getAttribute('href')?.match(/^#(.+)$/) ?? [];
  const target = id ? root.getElementById(id) : null;
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  target?.focus({ preventScroll: true });
}
