import { type InspectOptions, inspect, Proxy as KnownProxy } from 'node-inspect-extracted';

/** The method by which an object decides how it is printed. */
const custom = Symbol.for('nodejs.util.inspect.custom');

/** What is printed in place of an object: another one, or text. */
type Form = (value: never, options: InspectOptions) => unknown;

/** Objects that would be printed far too slowly, or without what readers look for, by their constructors. Workers have no nodes. */
const forms: [maker: { prototype: object } | undefined, Form][] = [
  [Array, shortened],
  [Object.getPrototypeOf(Uint8Array), shortened],
  [Reflect.get(globalThis, 'Node'), nodeText],
  [Event, eventText],
  [FormData, entriesText],
  [Headers, entriesText],
  [URLSearchParams, entriesText],
];

/** Has objects of the platform printed as readers know them, and proxies without a call of their traps. */
export function installForms(): void {
  for (const [maker, form] of forms)
    if (maker)
      Object.defineProperty(maker.prototype, custom, {
        configurable: true,
        value(this: never, depth: number | null, options: InspectOptions) {
          return form(this, { ...options, depth });
        },
      });
  globalThis.Proxy = new Proxy(Proxy, {
    construct: (_native, [target, handler]) => new KnownProxy(target, handler),
  });
}

function eventText({ constructor: { name }, type, target }: Event, options: InspectOptions): string {
  return `${name} ${inspect({ type, target }, { ...options, breakLength: Number.POSITIVE_INFINITY })}`;
}

function entriesText(list: Headers | FormData, options: InspectOptions): string {
  return `${list.constructor.name} ${inspect([...list], options)}`;
}

/** How many elements more than are shown make a list a long one: engines make a list of all keys before the first is printed. */
const mostElements = 1_000;

/** A long list as one that has only the elements that printing it needs, and its length. */
function shortened(list: ArrayLike<unknown>, { maxArrayLength }: InspectOptions): unknown {
  const shown = maxArrayLength ?? Number.POSITIVE_INFINITY;
  if (list.length <= mostElements + shown) return list;
  const first: unknown[] = [];
  // One more than is shown: the columns are those of numbers if all of these are.
  for (let index = 0; index <= shown; index += 1) {
    // Lists with holes are not long.
    if (!Object.hasOwn(list, index)) return list;
    first[index] = list[index];
  }
  first.length = list.length;
  Object.setPrototypeOf(first, Object.getPrototypeOf(list));
  return Object.defineProperty(first, custom, { value: undefined });
}

/** How long the HTML of an element is that is printed with its content. */
const longestElement = 100;

/** What is read of a node, and more of an element. Workers have no types for them. */
interface Printed {
  nodeName: string;
  nodeValue: string | null;
  outerHTML?: string;
  innerHTML: string;
  childElementCount: number;
}

/** A node as HTML: what is in it is left out unless it is short text. */
function nodeText({ nodeName, nodeValue, outerHTML, innerHTML, childElementCount }: Printed): string {
  if (outerHTML === undefined) return nodeValue === null ? nodeName : `${nodeName} ${JSON.stringify(nodeValue)}`;
  const isShort = childElementCount === 0 && outerHTML.length <= longestElement;
  if (isShort || innerHTML === '') return outerHTML;
  const end = outerHTML.slice(outerHTML.lastIndexOf('</'));
  return `${outerHTML.slice(0, -innerHTML.length - end.length)}…${end}`;
}
