/** A pair of nodes: the first must come before the second. */
export type Edge<N> = readonly [before: N, after: N];

/**
 * All nodes, each one after those that must come before it.
 * @param edges the pairs; a pair may occur several times
 * @param nodes further nodes, which may have no edge
 * @throws Error when the edges form a cycle, so that there is no such order
 */
export function topologicalSort<N>(edges: readonly Edge<N>[], nodes: readonly N[] = []): N[] {
  throw new Error('Not implemented');
}
