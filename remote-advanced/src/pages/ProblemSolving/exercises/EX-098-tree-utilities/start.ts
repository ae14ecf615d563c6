/** A node of a binary tree. An empty tree is null. */
export interface TreeNode<T> {
  value: T;
  left: TreeNode<T> | null;
  right: TreeNode<T> | null;
}

/** The number of levels. */
export function depth<T>(root: TreeNode<T> | null): number {
  throw new Error('Not implemented');
}

/** The number of nodes on the level that has the most. */
export function width<T>(root: TreeNode<T> | null): number {
  throw new Error('Not implemented');
}

/** The values of each level, from the root down, from left to right. */
export function levelOrder<T>(root: TreeNode<T> | null): T[][] {
  throw new Error('Not implemented');
}

/** A mirrored copy of a tree. */
export function invert<T>(root: TreeNode<T> | null): TreeNode<T> | null {
  throw new Error('Not implemented');
}

/** The deepest node that has both nodes in its subtree; null unless both are in the tree. */
export function lowestCommonAncestor<T>(root: TreeNode<T> | null, a: TreeNode<T>, b: TreeNode<T>): TreeNode<T> | null {
  throw new Error('Not implemented');
}
