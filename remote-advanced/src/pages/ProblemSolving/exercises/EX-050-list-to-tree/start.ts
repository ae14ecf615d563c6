/** A record of a flat list, as a table of a database holds it. */
export interface Row {
  readonly id: string | number;
  /** The id of the row above; null for a root. */
  readonly parentId: string | number | null;
  readonly label: string;
}

/** A row with the rows below it. */
export interface TreeNode extends Row {
  readonly children: TreeNode[];
}

/**
 * Builds trees from rows in any order.
 * @returns the roots; roots and children are in the order of the rows
 * @throws Error for an id that appears twice, a parent that is missing, and a cycle
 */
export function listToTree(rows: readonly Row[]): TreeNode[] {
  throw new Error('Not implemented');
}

/**
 * Lists the rows of trees.
 * @returns new rows without children; each comes before the rows below it, and those before its next sibling
 */
export function treeToList(roots: readonly TreeNode[]): Row[] {
  throw new Error('Not implemented');
}
