/** The elements below a root that have all of the given class names, in document order. */
export function byClassName(root: Element, names: string): Element[] {
  throw new Error('Not implemented');
}

/** The elements below a root with a tag name in any case, or all for `*`, in document order. */
export function byTagName(root: Element, name: string): Element[] {
  throw new Error('Not implemented');
}

/** The elements below a root whose computed style has a value, in document order. */
export function byStyle(root: Element, property: string, value: string): Element[] {
  throw new Error('Not implemented');
}
