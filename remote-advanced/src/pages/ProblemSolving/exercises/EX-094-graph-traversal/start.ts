/** A directed graph: each node with its neighbors. */
export type Graph<N> = ReadonlyMap<N, readonly N[]>;

/** All nodes that can be reached, nearest first. */
export function breadthFirst<N>(graph: Graph<N>, start: N): N[] {
  throw new Error('Not implemented');
}

/** All nodes that can be reached, in the order in which a depth-first walk enters them. */
export function depthFirst<N>(graph: Graph<N>, start: N): N[] {
  throw new Error('Not implemented');
}

/** A path with the fewest edges, both ends included; undefined when there is none. */
export function shortestPath<N>(graph: Graph<N>, from: N, to: N): N[] | undefined {
  throw new Error('Not implemented');
}
