/** A node of a binary tree. An empty tree is null. */
export interface TreeNode<T> {
  value: T;
  left: TreeNode<T> | null;
  right: TreeNode<T> | null;
}

/** The number of levels. */
export function depth<T>(root: TreeNode<T> | null): number {
  let count = 0;
  for (const _level of levels(root)) count += 1;
  return count;
}

/** The number of nodes on the level that has the most. */
export function width<T>(root: TreeNode<T> | null): number {
  let widest = 0;
  for (const { length } of levels(root)) widest = Math.max(widest, length);
  return widest;
}

/** The values of each level, from the root down, from left to right. */
export function levelOrder<T>(root: TreeNode<T> | null): T[][] {
  return Array.from(levels(root), (level) => level.map(({ value }) => value));
}

/** A mirrored copy of a tree. */
export function invert<T>(root: TreeNode<T> | null): TreeNode<T> | null {
  const top = copyOf(root);
  for (const level of levels(top)) {
    for (const node of level) [node.left, node.right] = [copyOf(node.right), copyOf(node.left)];
  }
  return top;
}

/** The deepest node that has both nodes in its subtree; null unless both are in the tree. */
export function lowestCommonAncestor<T>(root: TreeNode<T> | null, a: TreeNode<T>, b: TreeNode<T>): TreeNode<T> | null {
  const parents = parentsOf(root);
  if (!parents.has(a)) return null;
  const above = new Set<TreeNode<T>>();
  for (let node: TreeNode<T> | null | undefined = a; node; node = parents.get(node)) above.add(node);
  let node: TreeNode<T> | null | undefined = b;
  while (node && !above.has(node)) node = parents.get(node);
  return node ?? null;
}

/** The nodes of each level. Their children are read only after the level was yielded. */
function* levels<T>(root: TreeNode<T> | null): Generator<TreeNode<T>[]> {
  let level = root ? [root] : [];
  while (level.length > 0) {
    yield level;
    level = level.flatMap(childrenOf);
  }
}

function childrenOf<T>({ left, right }: TreeNode<T>): TreeNode<T>[] {
  return [left, right].filter((child) => child !== null);
}

function copyOf<T>(node: TreeNode<T> | null): TreeNode<T> | null {
  return node && { ...node };
}

/** Every node with its parent; the root with null. */
function parentsOf<T>(root: TreeNode<T> | null): Map<TreeNode<T>, TreeNode<T> | null> {
  const parents = new Map<TreeNode<T>, TreeNode<T> | null>();
  for (const level of levels(root)) {
    for (const node of level) {
      if (node === root) parents.set(node, null);
      for (const child of childrenOf(node)) parents.set(child, node);
    }
  }
  return parents;
}
