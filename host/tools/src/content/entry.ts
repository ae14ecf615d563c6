import type { EntryData, Kind } from './entry-schema.ts';
import type { InternalLink } from './internal-links.ts';
import type { MarkedBlock, Sample } from './samples.ts';

/** The three blocks of a "spot the bug" entry. */
export type BugParts = Record<MarkedBlock['role'], MarkedBlock>;

/** The files of a coding exercise. */
export interface ExerciseFiles {
  dir: string;
  task: string;
  start: string;
  solution: string;
  tests: string;
}

/** A question, a snippet to predict, a bug to spot or a coding exercise. */
export interface Entry extends EntryData {
  kind: Kind;
  /** The Markdown file it stands in. */
  file: string;
  /** Its card on the page. */
  html: string;
  /** All its words, for search. */
  text: string;
  samples: Sample[];
  links: InternalLink[];
  /** Only of a bug. */
  bug: BugParts | null;
  /** Only of an exercise. */
  exercise: ExerciseFiles | null;
}
