import type { Subject } from './subjects.ts';

/** How often something is drawn, compared with the others beside it; what is not named is never drawn. */
export type Weights<Name extends string = string> = Readonly<Partial<Record<Name, number>>>;

/** A role that readers interview for: what it asks about, and by what kinds of entries. */
interface Role {
  id: string;
  label: string;
  subjects: Weights<Subject>;
  kinds: Weights;
}

/** The roles, in the order of the field. */
export const roles = [
  {
    id: 'generalist',
    label: 'Front-end generalist',
    subjects: {
      javascript: 6,
      browser: 4,
      react: 4,
      'html-css': 4,
      state: 1,
      engineering: 2,
      architecture: 1,
      algorithms: 2,
      other: 1,
    },
    kinds: { question: 12, predict: 2, bug: 1, exercise: 1, challenge: 1 },
  },
  {
    id: 'react',
    label: 'React',
    subjects: { react: 8, state: 3, javascript: 2, browser: 1, engineering: 1, algorithms: 1 },
    kinds: { question: 12, predict: 1, bug: 2, exercise: 1, challenge: 1 },
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    subjects: { javascript: 8, browser: 2, algorithms: 3, engineering: 1 },
    kinds: { question: 8, predict: 4, bug: 2, exercise: 2 },
  },
  {
    id: 'html-css',
    label: 'HTML, CSS and accessibility',
    subjects: { 'html-css': 8, browser: 2, algorithms: 1 },
    kinds: { question: 12, bug: 2 },
  },
  {
    id: 'architecture',
    label: 'Architecture and system design',
    subjects: { architecture: 5, engineering: 3, browser: 3, state: 3, react: 1 },
    kinds: { question: 4, 'case-study': 1 },
  },
] as const satisfies readonly Role[];
