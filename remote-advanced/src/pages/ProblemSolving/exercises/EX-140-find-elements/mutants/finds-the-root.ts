// The root can match.
/** The elements below a root that have all of the given class names, in document order. */
export function byClassName(root: Element, names: string): Element[] {
  const wanted = names.split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  return search(root, ({ classList }) => wanted.every((name) => classList.contains(name)));
}

/** The elements below a root with a tag name in any case, or all for `*`, in document order. */
export function byTagName(root: Element, name: string): Element[] {
  const wanted = name.toLowerCase();
  return search(root, ({ localName }) => wanted === '*' || localName.toLowerCase() === wanted);
}

/** The elements below a root whose computed style has a value, in document order. */
export function byStyle(root: Element, property: string, value: string): Element[] {
  return search(root, (element) => getComputedStyle(element).getPropertyValue(property) === value);
}

function search(root: Element, matches: (element: Element) => boolean, found: Element[] = []): Element[] {
  if (found.length === 0 && root.id === 'root' && matches(root)) found.push(root);
  for (const child of root.children) {
    if (matches(child)) found.push(child);
    search(child, matches, found);
  }
  return found;
}
