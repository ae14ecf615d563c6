/** The elements of a tree, level by level, each from left to right; none for null. */
export function levelOrder(root: Element | null): Element[][] {
  throw new Error('Not implemented');
}

/** How many levels of elements a tree has; 0 for null. */
export function height(root: Element | null): number {
  throw new Error('Not implemented');
}

/** The names of all elements of a tree, each once, in alphabetical order. */
export function tagsUsed(root: Element | null): string[] {
  throw new Error('Not implemented');
}
