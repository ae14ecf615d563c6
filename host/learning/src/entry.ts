import type { Root } from 'hast';
import type { TreeSection } from './card/tree-sections.ts';
import type { EntryData } from './entry-fields.ts';
import type { Kind } from './kind.ts';

/** What executes a sample: Node, or a page in Chromium. */
export type SampleEngine = 'node' | 'chromium';

/** What executes the code of an entry: the tests of bugs and exercises run in Vitest. */
export type Engine = SampleEngine | 'vitest';

export type SampleLanguage = 'js' | 'ts' | 'jsx' | 'tsx' | 'html';

/** A block of code in Markdown with the output it is expected to print. */
export interface Sample {
  file: string;
  line: number;
  language: SampleLanguage;
  mode: 'module' | 'sloppy';
  engine: SampleEngine;
  code: string;
  expected: string;
  /** Readers can run it in the page. Chromium runs it as they do, in the sandbox. */
  isRunnable: boolean;
  /** Readers can step through it, so QuickJS has to print the same. */
  hasSteps: boolean;
}

/** A block of code with a role in the entry: the test, the code it fails on, or the code it passes on. */
export interface MarkedBlock {
  file: string;
  line: number;
  role: 'test' | 'broken' | 'fixed';
  language: SampleLanguage;
  code: string;
}

/** A link to a page of the site, or to an element of the same page. */
export interface InternalLink {
  file: string;
  line: number | undefined;
  href: string;
}

/** An entry's file, read and compiled: what a kind derives its own data from. */
export interface EntrySource<Data = EntryData> {
  data: Data;
  /** The entry's Markdown file. */
  file: string;
  /** The entry's own file, or its folder. */
  path: string;
  tree: Root;
  sections: TreeSection[];
  samples: Sample[];
  marked: MarkedBlock[];
  /** How many lines of the file are above the body: what to add to a line of the tree. */
  linesBefore: number;
}

/** A question, prediction, bug, exercise, case study: anything that a kind describes. */
export interface Entry<Own = unknown> extends EntryData {
  kind: Kind<Own>;
  /** The Markdown file it is in. */
  file: string;
  /** All files that it is made of, the Markdown file first. */
  files: string[];
  /** The end of its address, below that of its page: the words of its file's name. */
  slug: string;
  /** The address of its page. */
  address: string;
  /** What the line discloses. */
  answerHtml: string;
  /** Itself as a page. */
  pageHtml: string;
  /** Its words, for search. */
  text: string;
  /** How it begins, in one line. */
  summary: string;
  samples: Sample[];
  links: InternalLink[];
  /** The data that only its kind has. */
  own: Own;
}
