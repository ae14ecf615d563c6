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

/** Describes an element. @param children arrays among them are flattened */
export function createElement(type: string, props: Props | null, ...children: Child[]): VElement {
  throw new Error('Not implemented');
}

/** Renders a description into a container, and keeps as many nodes of the last render as possible. */
export function render(node: VNode, container: Element): void {
  throw new Error('Not implemented');
}
