/** A directed graph: each node with its neighbours. */
export type Graph<N> = ReadonlyMap<N, readonly N[]>;

/** All nodes that can be reached, nearest first. */
export function breadthFirst<N>(graph: Graph<N>, start: N): N[] {
  const found = new Set([start]);
  for (const node of found) {
    for (const next of graph.get(node) ?? []) found.add(next);
  }
  return [...found];
}

/** All nodes that can be reached, in the order in which a depth-first walk enters them. */
export function depthFirst<N>(graph: Graph<N>, start: N): N[] {
  const entered = new Set<N>();
  const stack = [start];
  while (stack.length > 0) {
    const node = stack.pop() as N;
    if (entered.has(node)) continue;
    entered.add(node);
    for (const next of (graph.get(node) ?? []).toReversed()) stack.push(next);
  }
  return [...entered];
}

/** A path with the fewest edges, both ends included; undefined when there is none. */
export function shortestPath<N>(graph: Graph<N>, from: N, to: N): N[] | undefined {
  const cameFrom = new Map<N, N>([[from, from]]);
  for (const node of cameFrom.keys()) {
    if (node === to) return pathTo(to, cameFrom);
    for (const next of graph.get(node) ?? []) {
      if (!cameFrom.has(next)) cameFrom.set(next, node);
    }
  }
  return undefined;
}

/** Walks back to the node that came from itself. */
function pathTo<N>(end: N, cameFrom: Map<N, N>): N[] {
  const path = [end];
  let node = end;
  while (cameFrom.get(node) !== node) {
    node = cameFrom.get(node) as N;
    path.push(node);
  }
  return path.reverse();
}
