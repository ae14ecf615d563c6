/** What identifies a child among its siblings. */
export type Key = string | number;

/** Event handlers by names such as `onClick`, the properties `value` and `checked`, and attributes. */
export type Props = Readonly<Record<string, unknown>>;

/** Describes an element. It is never changed, and may be used in several places. */
export interface VElement {
  readonly type: string;
  readonly key: Key | undefined;
  readonly props: Props;
  readonly children: readonly VNode[];
}

/** Describes an element or text; null, undefined and booleans render nothing. */
export type VNode = VElement | string | number | boolean | null | undefined;

/** What createElement accepts as a child. */
export type Child = VNode | readonly Child[];

/** A text node that is rendered. */
interface TextInstance {
  virtual: string;
  node: Text;
}

/** An element that is rendered, and what it was rendered from. */
interface ElementInstance {
  virtual: VElement;
  node: HTMLElement;
  children: Children;
}

type Instance = TextInstance | ElementInstance;

/** The rendered children of an element in their order, by their key, or by their index if they have none. */
type Children = Map<string | number, Instance>;

const rendered = new WeakMap<Element, Children>();

/** Describes an element. @param children arrays among them are flattened */
export function createElement(type: string, props: Props | null, ...children: Child[]): VElement {
  const { key, ...rest } = props ?? {};
  return {
    type,
    key: key as Key | undefined,
    props: rest,
    children: (children as unknown[]).flat(Number.POSITIVE_INFINITY) as VNode[],
  };
}

/** Renders a description into a container, and keeps as many nodes of the last render as possible. */
export function render(node: VNode, container: Element): void {
  rendered.set(container, patchChildren(container, rendered.get(container) ?? new Map(), [node]));
}

/** Makes the children of an element match their descriptions. */
function patchChildren(parent: Element, before: Children, described: readonly VNode[]): Children {
  const children: Children = new Map();
  for (const [index, child] of described.entries()) {
    if (child === null || child === undefined || typeof child === 'boolean') continue;
    const virtual = typeof child === 'number' ? String(child) : child;
    const slot = typeof virtual === 'string' || virtual.key === undefined ? index : String(virtual.key);
    children.set(slot, patch(before.get(slot), virtual) ?? create(virtual));
  }

  for (const [slot, { node }] of before) if (children.get(slot)?.node !== node) node.remove();
  putInOrder(parent, children);
  return children;
}

/** Inserts new nodes and moves others. A node that is in the right position is not touched, so it keeps the focus. */
function putInOrder(parent: Element, children: Children): void {
  let next = parent.firstChild;
  for (const { node } of children.values()) {
    if (node === next) next = node.nextSibling;
    else parent.insertBefore(node, next);
  }
}

function create(virtual: VElement | string): Instance {
  if (typeof virtual === 'string') return { virtual, node: document.createTextNode(virtual) };
  const node = document.createElement(virtual.type);
  const children = patchChildren(node, new Map(), virtual.children);
  patchProps(node, {}, virtual.props);
  return { virtual, node, children };
}

/** Updates an instance to match its new description. Returns undefined if it cannot. */
function patch(instance: Instance | undefined, virtual: VElement | string): Instance | undefined {
  if (!instance) return undefined;
  if (typeof virtual === 'string') {
    if (isElement(instance)) return undefined;
    if (instance.virtual !== virtual) instance.node.data = virtual;
    return { virtual, node: instance.node };
  }
  if (!isElement(instance) || instance.virtual.type !== virtual.type) return undefined;
  const { node } = instance;
  const children = patchChildren(node, instance.children, virtual.children);
  patchProps(node, instance.virtual.props, virtual.props);
  return { virtual, node, children };
}

function isElement(instance: Instance): instance is ElementInstance {
  return typeof instance.virtual !== 'string';
}

function patchProps(element: HTMLElement, before: Props, props: Props): void {
  const names = new Set([...Object.keys(before), ...Object.keys(props)]);
  // The value comes last: attributes such as `max` limit it.
  for (const name of [...names].toSorted((a, b) => Number(a === 'value') - Number(b === 'value')))
    if (!Object.is(before[name], props[name])) setProp(element, name, before[name], props[name]);
}

function setProp(element: HTMLElement, name: string, before: unknown, value: unknown): void {
  if (/^on[A-Z]/.test(name)) {
    const type = name.slice('on'.length).toLowerCase();
    if (isHandler(before)) element.removeEventListener(type, before);
    if (isHandler(value)) element.addEventListener(type, value);
  } else if (name === 'value') Object.assign(element, { value: value ?? '' });
  else if (name === 'checked') Object.assign(element, { checked: Boolean(value) });
  else if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}

function isHandler(value: unknown): value is (event: Event) => void {
  return typeof value === 'function';
}
