// An edge that occurs twice is counted twice and taken off once.
/** A pair of nodes: the first must come before the second. */
export type Edge<N> = readonly [before: N, after: N];

/**
 * All nodes, each one after those that must come before it.
 * @param edges the pairs; a pair may occur several times
 * @param nodes further nodes, which may have no edge
 * @throws Error when the edges form a cycle, so that there is no such order
 */
export function topologicalSort<N>(edges: readonly Edge<N>[], nodes: readonly N[] = []): N[] {
  const waiting = new Map<N, number>();
  const following = new Map<N, N[]>();
  for (const node of [...nodes, ...edges.flat()]) {
    waiting.set(node, 0);
    following.set(node, []);
  }
  for (const [before, after] of edges) {
    waiting.set(after, (waiting.get(after) ?? 0) + 1);
    if (!following.get(before)?.includes(after)) following.get(before)?.push(after);
  }

  const order = [...waiting.keys()].filter((node) => waiting.get(node) === 0);
  for (const node of order) {
    for (const next of following.get(node) ?? []) {
      const left = (waiting.get(next) ?? 0) - 1;
      waiting.set(next, left);
      if (left === 0) order.push(next);
    }
  }
  if (order.length < waiting.size) throw new Error('The edges form a cycle');
  return order;
}
