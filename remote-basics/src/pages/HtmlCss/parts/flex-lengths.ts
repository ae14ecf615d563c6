/** A flex item on one line; all lengths in px. */
export interface FlexItem {
  basis: number;
  grow: number;
  shrink: number;
  /** `min-width`; not `auto`. */
  min: number;
}

export interface FlexLine {
  /** The container's free space after all base sizes and gaps; negative if they don't fit. */
  free: number;
  /** The factor that applies: items either grow or shrink. */
  growing: boolean;
  lengths: number[];
}

/**
 * Resolves the flexible lengths of one line, as CSS Flexible Box Layout 9.7 specifies: distribute the free space, freeze the
 * items that fall below their minimum at the minimum, and distribute again among the others.
 */
export function flexLengths(items: FlexItem[], container: number, gap: number): FlexLine {
  const gaps = gap * Math.max(0, items.length - 1);
  const sum = (of: (item: FlexItem) => number) => items.reduce((total, item) => total + of(item), 0);
  const free = container - gaps - sum(({ basis }) => basis);
  const growing = sum(({ basis, min }) => Math.max(basis, min)) < container - gaps;
  const frozen = items.map((item) => startsFrozen(item, growing));

  for (;;) {
    const lengths = shareOut(items, frozen, container - gaps, growing);
    const tooShort = items.map(({ min }, index) => frozen[index] === null && (lengths[index] ?? 0) < min);
    if (!tooShort.includes(true)) return { free, growing, lengths };
    for (const [index, { min }] of items.entries()) if (tooShort[index]) frozen[index] = min;
  }
}

/** The length of an item that cannot flex is final immediately. */
function startsFrozen({ basis, grow, shrink, min }: FlexItem, growing: boolean): number | null {
  const hypothetical = Math.max(basis, min);
  const inflexible = growing ? grow === 0 || basis > hypothetical : shrink === 0 || basis < hypothetical;
  return inflexible ? hypothetical : null;
}

function shareOut(items: FlexItem[], frozen: (number | null)[], room: number, growing: boolean): number[] {
  const open = items.filter((_, index) => frozen[index] === null);
  const factor = ({ grow, shrink }: FlexItem) => (growing ? grow : shrink);
  const weight = (item: FlexItem) => (growing ? item.grow : item.shrink * item.basis);
  const factors = open.reduce((total, item) => total + factor(item), 0);
  const weights = open.reduce((total, item) => total + weight(item), 0);
  const used = items.reduce((total, { basis }, index) => total + (frozen[index] ?? basis), 0);
  /** Factors that add up to less than 1 distribute only that fraction. */
  const free = (room - used) * Math.min(1, factors);
  return items.map(
    (item, index) => frozen[index] ?? item.basis + (weights === 0 ? 0 : (free * weight(item)) / weights),
  );
}
