// Looks at inline styles only.
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
  return search(root, (element) => (element as HTMLElement).style.getPropertyValue(property) === value);
}

function search(root: Element, matches: (element: Element) => boolean, found: Element[] = []): Element[] {
  for (const child of root.children) {
    if (matches(child)) found.push(child);
    search(child, matches, found);
  }
  return found;
}
