// The names are not sorted.
/** The elements of a tree, level by level, each from left to right; none for null. */
export function levelOrder(root: Element | null): Element[][] {
  const levels: Element[][] = [];
  let level = root ? [root] : [];
  while (level.length > 0) {
    levels.push(level);
    level = level.flatMap((element) => [...element.children]);
  }
  return levels;
}

/** How many levels of elements a tree has; 0 for null. */
export function height(root: Element | null): number {
  return levelOrder(root).length;
}

/** The names of all elements of a tree, each once, in alphabetical order. */
export function tagsUsed(root: Element | null): string[] {
  const names = levelOrder(root).flatMap((level) => level.map(({ localName }) => localName));
  return [...new Set(names)];
}
