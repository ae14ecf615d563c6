/** A directed graph: each node with its neighbors. */
export type Graph<N> = ReadonlyMap<N, readonly N[]>;

/** A node, and the step that led to it. */
interface Step<N> {
  node: N;
  before: Step<N> | undefined;
}

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
  const steps = new Map<N, Step<N>>([[from, { node: from, before: undefined }]]);
  for (const step of steps.values()) {
    if (steps.has(to)) break;
    for (const next of graph.get(step.node) ?? []) {
      if (!steps.has(next)) steps.set(next, { node: next, before: step });
    }
  }
  return steps.has(to) ? pathTo(steps.get(to)) : undefined;
}

/** Walks back from the last step of a path. */
function pathTo<N>(last: Step<N> | undefined): N[] {
  const path: N[] = [];
  for (let step = last; step; step = step.before) path.push(step.node);
  return path.reverse();
}
