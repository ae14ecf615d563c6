// Keeps the nodes as properties of an object, whose keys are strings.
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
  const nodes = new Map<Row['id'], TreeNode>();
  for (const row of rows) {
    if (nodes.has(String(row.id))) throw new Error(`The id ${row.id} appears twice`);
    nodes.set(String(row.id), { ...row, children: [] });
  }
  const roots: TreeNode[] = [];
  for (const node of nodes.values()) siblingsOf(node, nodes, roots).push(node);
  if (treeToList(roots).length < rows.length) throw new Error('The rows have a cycle');
  return roots;
}

/**
 * Lists the rows of trees.
 * @returns new rows without children; each comes before the rows below it, and those before its next sibling
 */
export function treeToList(roots: readonly TreeNode[]): Row[] {
  const rows: Row[] = [];
  const waiting = roots.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const { children, ...row } = node;
    rows.push(row);
    for (const child of children.toReversed()) waiting.push(child);
  }
  return rows;
}

/** The list that a node belongs to. */
function siblingsOf({ id, parentId }: Row, nodes: ReadonlyMap<Row['id'], TreeNode>, roots: TreeNode[]): TreeNode[] {
  if (parentId === null) return roots;
  const parent = nodes.get(String(parentId));
  if (!parent) throw new Error(`The parent ${parentId} of ${id} is missing`);
  return parent.children;
}
