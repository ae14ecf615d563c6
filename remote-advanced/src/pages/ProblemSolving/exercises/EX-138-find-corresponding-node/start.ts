/**
 * The node in one tree that has the position of another in a tree of the same shape.
 * @param rootA the root of the first tree
 * @param rootB the root of the second tree
 * @param nodeA a node of the first tree
 * @returns null when the node is not in the first tree, or the second has no node at its position
 */
export function findCorrespondingNode(rootA: Node, rootB: Node, nodeA: Node): Node | null {
  throw new Error('Not implemented');
}
