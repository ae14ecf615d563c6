import type { Element } from 'hast';
import type { ComponentType, ReactNode } from 'react';
import type * as v from 'valibot';
import type { Sections } from './card/tree-sections.ts';
import type { Suite } from './check/suite.ts';
import type { Engine, Entry, EntrySource } from './entry.ts';
import type { EntryData, EntryFields } from './entry-fields.ts';
import type { Program, RunEvent } from './runner/protocol.ts';
import type { JudgedVersions } from './test-writing/judged-versions.ts';

/** Where the entries of some kinds are: a folder of a page, the directive that places them, the heading above them. */
export interface Group {
  /** The folder's name, the directive's name, and the id of the heading. */
  id: string;
  title: string;
  /** Within an entry's own folder, the Markdown file; null when an entry is one Markdown file of the group's folder. */
  main: string | null;
}

/** What readers see of a kind. Browser code may import it: it names no file and no tool. */
export interface KindLabels {
  /** Published in pages, addresses and `items.json`; it never changes. */
  id: string;
  /** The position among the kinds; numbers may be left out. */
  order: number;
  /** Shown beside an entry's id; null for a kind that needs no label. */
  badge: string | null;
  /** The word for several of them, where a page says what it offers. */
  offered: string;
  /** The option of the filter "Kind". */
  filter: string;
  /** The word for one of them in the counts on the home page; null when it does not count them. */
  counted: string | null;
  /** Whether an entry fits on a flashcard: a short question on its front, the answer on its back. */
  isFlashcard: boolean;
  /**
   * What a reader is asked by, away from its list: the title alone, where all of the card is the answer; the task that the card begins
   * with; or code, which is written on its own page.
   */
  asked: 'title' | 'task' | 'code';
}

/**
 * Everything about a kind of entry. Each kind is one folder of `kinds/` and one line of `kinds.ts`.
 * @template Own what only entries of this kind have
 * @template Fields its front matter
 */
export interface Kind<Own = unknown, Fields extends EntryFields & v.ObjectEntries = EntryFields> extends KindLabels {
  group: Group;
  /** The schema of its front matter, field by field. */
  fields: Fields;
  /** Its headings of level 2, in order; each has content below it. */
  headings: readonly string[];
  /** Whether blocks of code may have a role (`test`, `broken`, `fixed`). */
  hasMarkedBlocks: boolean;
  /** Reads what only this kind has. @throws ContentError naming file, line and what to do */
  read(source: EntrySource<FieldsOutput<Fields>>, services: ReadServices): Own | Promise<Own>;
  /** The inside of its card; rendered to static HTML when the page is built, so it has neither state nor effects. */
  Card(props: CardProps<Own>): ReactNode;
  /** The stylesheet of its static card; null for a card without styles of its own. */
  styles: string | null;
  /** The module whose default export is its {@link Behavior} in the browser; null for a kind that is only read. */
  behavior: string | null;
  /** What a reader works on in the browser, as JSON that its behavior fetches; null for an entry that is only read. */
  workspace(own: Own): Record<string, unknown> | null;
  /** What the tests that a reader writes for it are judged by; null for an entry without that mode. */
  judgedVersions(own: Own): JudgedVersions | null;
  /** What runs its code, apart from the samples. */
  engines(own: Own): Engine[];
  /** Its files other than the Markdown file. */
  files(own: Own): string[];
  /** The words that search finds it by. */
  searchText(source: EntrySource<FieldsOutput<Fields>>): string;
  /** What `site new` writes. */
  starter: Starter;
  /** What `site new --react` writes, for a kind that is also written in React. */
  reactStarter?: Starter;
  /** Checks in addition to form, links and samples; null for none. */
  check: KindCheck<Own> | null;
}

/** What a new entry begins with. */
export interface StarterData {
  id: string;
  /** Null for the default kind of its group. */
  kind: string | null;
  title: string;
  topic: string;
  /** Today, such as 2026-11-22. */
  date: string;
}

/**
 * Writes a new entry of a kind. What it writes passes `site check` as it is.
 * @returns file contents by the end of the path, which begins with the id and the words of the title: `.md`, `/task.md`
 */
export type Starter = (data: StarterData) => Record<string, string>;

type FieldsOutput<Fields extends v.ObjectEntries> = { [Name in keyof Fields]: v.InferOutput<Fields[Name]> };

/** What the content pipeline does for a kind that reads an entry. */
export interface ReadServices {
  /** A source file as highlighted code, with its name above it. */
  codeFile(path: string): Promise<Element>;
  /** An SVG file as a figure. @throws ContentError naming file and line, for what is not safe or has no title and description */
  drawing(path: string): Element;
}

export interface CardProps<Own> {
  data: EntryData;
  /** The compiled sections, by heading. */
  sections: Sections;
  own: Own;
  /** The address of the entry's own page. */
  page: string;
  /** Whether it is shown there, and not in its list. */
  alone: boolean;
}

/** How entries of a kind are checked in Node. */
export interface KindCheck<Own> {
  /** The Vitest suites of an entry; those of all entries run in one process. */
  suites(entry: Entry<Own>): Suite[];
  /** All other checks. */
  problems(entries: Entry<Own>[], services: CheckServices): Promise<KindReport>;
}

/** What the check of a kind has found. */
export interface KindReport {
  /** One for each finding. */
  problems: Error[];
  /** How many mutants it ran itself, and how many of them were caught. */
  mutants?: { ran: number; caught: number };
}

/** What the tools do for a kind that checks its entries. */
export interface CheckServices {
  /** Runs a test script in a Chromium page that holds this HTML. @throws what the test throws */
  testInPage(html: string, script: string): Promise<void>;
  /** Runs checks of a component in the sandbox of a Chromium page, as the workspace does. @returns all events, in order */
  runInSandbox(sources: Pick<Program, 'files' | 'entry' | 'only'>): Promise<RunEvent[]>;
  /** The type errors of files, found with the configuration of their workspace. */
  typeErrors(files: string[]): Promise<Error[]>;
}

/**
 * What a kind does in the browser: a component that the list mounts into the card's `<Slot>` when a reader sees it.
 * A behavior module exports one by default: `export default Prediction satisfies Behavior`.
 */
export type Behavior = ComponentType<BehaviorProps>;

export interface BehaviorProps {
  /** The id of the entry. */
  id: string;
  /** What the card handed to its `<Slot>`. */
  data: Readonly<Record<string, string | undefined>>;
  /** The address of the section's release, such as `/s/basics/0123456789ab/`. */
  base: string;
  /** Opens a `<Reveal part="…">` of the card. */
  openPart: (name: string) => void;
  /** The same, and takes the reader there. */
  showPart: (name: string) => void;
  /** Shows a message in the status of the list. */
  notify: (text: string) => void;
}
