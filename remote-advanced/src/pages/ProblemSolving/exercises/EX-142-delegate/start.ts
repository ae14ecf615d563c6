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
  throw new Error('Not implemented');
}
