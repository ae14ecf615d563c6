import { listToTree, type Row } from './solution';

/** A prime that divides no n, so its multiples are an order without a pattern. */
const step = 7919;

/** A list of n rows in disorder; each has up to three children. */
export default function prepare(n: number): () => unknown {
  const rows = Array.from({ length: n }, (_, index): Row => {
    const id = (index * step) % n;
    return { id, parentId: id === 0 ? null : Math.floor((id - 1) / 3), label: `Row ${id}` };
  });
  return () => listToTree(rows);
}
