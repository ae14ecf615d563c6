/** The number of ids; of classes, attributes and pseudo-classes; of types and pseudo-elements. */
export type Specificity = readonly [number, number, number];

export const nothing: Specificity = [0, 0, 0];

export const add = (a: Specificity, b: Specificity): Specificity => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** Positive if `a` is higher: the first number that differs decides. */
export const compare = (a: Specificity, b: Specificity): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

export const strongest = (all: Specificity[]): Specificity =>
  all.reduce((best, one) => (compare(one, best) > 0 ? one : best), nothing);

/** The input is not a valid selector; the message says where. */
export class SelectorError extends Error {}
