import { readFileSync } from 'node:fs';
import type { Entry, Sample } from '@site/learning/entry';
import type { Kind } from '@site/learning/kind';
import { kinds as allKinds } from '@site/learning/kinds';
import { EntryReader } from '../content/entries/read-entries.ts';
import { proseProblems, topicWordProblems } from '../content/prose-problems.ts';
import type { TopicCoverage } from '../content/topics/read-topics.ts';
import { remoteDirs } from '../workspace.ts';
import { checkKinds } from './check-kinds.ts';
import { deadLinks } from './check-links.ts';
import { linkTargets } from './link-targets.ts';
import { type Reading, readContent, selection } from './read-content.ts';
import { checkSamples } from './samples/check-samples.ts';
import { checkSteps } from './samples/check-steps.ts';
import { SampleEngines } from './samples/sample-engines.ts';
import { repeatedIds } from './site-ids.ts';
import { futureDates, staleDates } from './stale-dates.ts';
import type { MutantCounts, SuitesReport } from './suites/check-suites.ts';

/** What a check of content found, and how much it ran. */
export interface ContentReport {
  problems: Error[];
  /** Topic trees, and how many of their topics lead to questions. */
  topics: TopicCoverage[];
  counts: ContentCounts;
  /** How many files were read and not run, because they did not change. */
  unchanged: number;
}

/** What is checked, and how. */
export interface ContentOptions {
  /** The remotes' folders. */
  dirs?: string[];
  kinds?: readonly Kind[];
  /** The files whose samples and checks run; all of them without it. The others are only read. */
  changed?: Set<string> | null;
}

/** How much was checked: files, samples by engine, entries with a check of their own by the word for their kind, mutants. */
export interface ContentCounts {
  files: number;
  node: number;
  chromium: number;
  checked: Record<string, number>;
  mutants: MutantCounts;
}

/**
 * Checks content: form, ids, words, links; runs its samples, and the checks of its kinds.
 * @param paths files and folders to check; all content when there are none
 * @throws Error for a path that is not content
 */
export async function checkContent(
  paths: string[] = [],
  { dirs = remoteDirs(), kinds = allKinds, changed = null }: ContentOptions = {},
): Promise<ContentReport> {
  const wanted = selection(paths);
  const reading = await readContent(dirs, wanted, new EntryReader(kinds));
  const { entries, pages, proseFiles, links, topics } = reading;
  if (reading.problems.length + filesOf(reading) === 0)
    throw new Error(
      `There is no content in ${paths.join(', ')}. Name a page.md, a file of questions/, a folder of exercises/, or a folder above.`,
    );
  const dated = [...pages, ...entries];
  const problems = [...reading.problems, ...repeatedIds(dirs, wanted, kinds)];
  problems.push(...staleDates(dated), ...futureDates(dated));
  problems.push(...proseFiles.flatMap((file) => proseProblems(file, readFileSync(file, 'utf8'))));
  problems.push(...topics.flatMap(({ file }) => topicWordProblems(file)));
  if (links.length > 0) problems.push(...deadLinks(links, await linkTargets(dirs, kinds)));
  const toRun = changed ? onlyChanged(reading, changed) : reading;
  const ran = await run(toRun.entries, toRun.samples);
  problems.push(...ran.problems);
  const unchanged = filesOf(reading) - filesOf(toRun);
  return { problems, topics, counts: { ...countsOf(reading, toRun), mutants: ran.mutants }, unchanged };
}

/** What of the content was changed: an entry if one of its files was. */
function onlyChanged(reading: Reading, changed: Set<string>): Reading {
  const { entries, pages, samples } = reading;
  return {
    ...reading,
    entries: entries.filter(({ files }) => files.some((file) => changed.has(file))),
    pages: pages.filter(({ file, articleFiles = [] }) => [file, ...articleFiles].some((one) => changed.has(one))),
    samples: samples.filter(({ file }) => changed.has(file)),
  };
}

function filesOf({ entries, pages }: Reading): number {
  return entries.length + pages.length;
}

async function run(entries: Entry[], samples: Sample[]): Promise<SuitesReport> {
  const engines = new SampleEngines();
  try {
    const [wrong, wrongSteps, { problems, mutants }] = await Promise.all([
      checkSamples(samples, engines),
      checkSteps(samples),
      checkKinds(entries, engines),
    ]);
    return { problems: [...wrong, ...wrongSteps, ...problems], mutants };
  } finally {
    await engines.close();
  }
}

function countsOf(read: Reading, { entries, samples }: Reading): Omit<ContentCounts, 'mutants'> {
  const samplesIn = (wanted: Sample['engine']) => samples.filter(({ engine }) => engine === wanted).length;
  return {
    files: filesOf(read),
    node: samplesIn('node'),
    chromium: samplesIn('chromium'),
    checked: checkedIn(entries),
  };
}

function checkedIn(entries: Entry[]): Record<string, number> {
  const checked: Record<string, number> = {};
  for (const { kind } of entries.filter((entry) => entry.kind.check)) {
    const word = kind.counted ?? kind.id;
    checked[word] = (checked[word] ?? 0) + 1;
  }
  return checked;
}
