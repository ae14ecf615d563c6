// The returned function removes nothing.
/**
 * Listens at a root for events of the elements inside it that match a selector.
 * @param root where the one listener is added
 * @param fn gets the event and the innermost element that matches
 * @returns a function that removes the listener
 */
export function delegate(
  root: Element,
  selector: string,
  type: string,
  fn: (event: Event, match: Element) => void,
): () => void {
  const listener = (event: Event) => {
    const match = elementOf(event.target)?.closest(selector);
    if (match && match !== root && root.contains(match)) fn(event, match);
  };
  root.addEventListener(type, listener);
  return () => root.removeEventListener(type, () => listener);
}

/** The element of a target: itself, or the parent of a text node. */
function elementOf(target: EventTarget | null): Element | null {
  if (target instanceof Element) return target;
  return target instanceof Node ? target.parentElement : null;
}
