/** An element as data. */
export interface JsonElement {
  tag: string;
  attributes: Record<string, string>;
  children: JsonNode[];
}

/** An element or text. */
export type JsonNode = JsonElement | string;

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** The data of an HTML element and all that is in it, without comments. */
export function domToJson(element: Element): JsonElement {
  return {
    tag: element.localName,
    attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
    children: childrenOf(element),
  };
}

/**
 * A new HTML element made of data.
 * @throws TypeError for a void element with children
 */
export function jsonToDom({ tag, attributes, children }: JsonElement): HTMLElement {
  if (voidTags.has(tag) && children.length > 0) throw new TypeError(`An element ${tag} cannot have children`);
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const child of children) element.append(typeof child === 'string' ? child : jsonToDom(child));
  return element;
}

function childrenOf(element: Element): JsonNode[] {
  const children: JsonNode[] = [];
  for (const node of element.childNodes) {
    if (node instanceof Element) children.push(domToJson(node));
    if (node instanceof Text) addText(children, node.data);
  }
  return children;
}

/** Adds text to the end, joined with a string that is already there. */
function addText(children: JsonNode[], text: string): void {
  const last = children.at(-1);
  if (typeof last === 'string') children[children.length - 1] = last + text;
  else if (text) children.push(text);
}
