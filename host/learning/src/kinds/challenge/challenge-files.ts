import * as v from 'valibot';

/** The two ways to write a solution, by the file that it is written in. */
export const variants = { react: 'solution.tsx', dom: 'solution.dom.ts' } as const;

export type Variant = keyof typeof variants;

/** The file with the styles, which is the same for both. */
export const stylesFile = 'styles.css';

/** The file with the checks. */
export const checksFile = 'checks.ts';

const solution = v.object({ start: v.string(), solution: v.string() });

/** What a reader works on in a challenge, as a release holds it. */
export const challengeFiles = v.object({
  react: solution,
  dom: solution,
  styles: v.string(),
  checks: v.string(),
  /** What the component is given, `props.ts`; null for a component without props. */
  props: v.nullable(v.string()),
});

export type ChallengeFiles = v.InferOutput<typeof challengeFiles>;
