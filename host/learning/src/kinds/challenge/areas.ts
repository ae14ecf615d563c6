/** What a check of a challenge is about: `check('keyboard', 'goes to the last tab with End', …)`. */
export const areas = [
  /** Elements, their names, roles and states, and what is announced. */
  'names',
  /** What the component does, for a user with a mouse. */
  'behavior',
  'keyboard',
  'focus',
  /** No data, waiting, failures, refused input. */
  'states',
  /** Late answers, double clicks, timers. */
  'races',
  'leaks',
  'layout',
  'motion',
] as const;

export type Area = (typeof areas)[number];

/** The area of a test by the names of its groups; undefined for one that no `check()` has made. */
export function areaOf(groups: readonly string[]): Area | undefined {
  return areas.find((area) => area === groups[0]);
}
