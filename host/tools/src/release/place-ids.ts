/** Where a page stands in the tree of the shell around it, as the ids tell that React makes there. */
export interface TreePlace {
  /** The id of a component at the place: the way to it, as bits. */
  at: string;
  /** The id of that component's only child: the same way and a single bit more. */
  below: string;
}

/**
 * Gives a page that was rendered alone the ids it has inside a shell. React's `useId` writes down the way from the root to a
 * component as bits in base 32, those of the root last; a page's own way becomes the higher bits of the whole. Without this
 * the server's ids differ from the browser's, and what appears later points at elements that are not there.
 *
 * Source: pushTreeContext and useId in React's ReactFizzTreeContext.js and ReactFiberHooks.js, 19.3. A way of more than
 * 30 bits can lose a zero there; the id of such an element stays different, which is harmless unless it is pointed at.
 * @param html the page as rendered alone; only ids inside tags are changed, never its text
 */
export function placeIds(html: string, { at, below }: TreePlace): string {
  const base = bitsOf(at);
  const step = bitsOf(below) - base;
  return html.replace(reactId, (id, way: string, nth: string, offset: number) =>
    isInTag(html, offset) ? `_R_${(parse32(way) * step + base).toString(32)}${nth}_` : id,
  );
}

const reactId = /_R_([0-9a-v]+)((?:H[0-9a-v]+)?)_/g;

function isInTag(html: string, offset: number): boolean {
  return html.lastIndexOf('<', offset) > html.lastIndexOf('>', offset);
}

function bitsOf(id: string): bigint {
  const [, way] = id.match(/^_R_([0-9a-v]+)_$/) ?? [];
  if (way === undefined) throw new Error(`"${id}" is no id that React's server rendering makes.`);
  return parse32(way);
}

function parse32(digits: string): bigint {
  return [...digits].reduce((sum, digit) => sum * 32n + BigInt(Number.parseInt(digit, 32)), 0n);
}
