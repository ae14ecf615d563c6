/** An element as data. */
export interface JsonElement {
  tag: string;
  attributes: Record<string, string>;
  children: JsonNode[];
}

/** An element or text. */
export type JsonNode = JsonElement | string;

/** The data of an HTML element and all that is in it, without comments. */
export function domToJson(element: Element): JsonElement {
  throw new Error('Not implemented');
}

/**
 * A new HTML element made of data.
 * @throws TypeError for a void element with children
 */
export function jsonToDom(json: JsonElement): HTMLElement {
  throw new Error('Not implemented');
}
