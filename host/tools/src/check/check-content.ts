import type { Entry } from '../content/entry.ts';
import type { TopicCoverage } from '../content/read-topics.ts';
import type { Sample } from '../content/samples.ts';
import { remoteDirs } from '../workspace.ts';
import { deadLinks } from './check-links.ts';
import { checkSamples } from './check-samples.ts';
import { checkSuites } from './check-suites.ts';
import { linkTargets } from './link-targets.ts';
import { type Reading, readContent, selection } from './read-content.ts';
import { SampleEngines } from './sample-engines.ts';
import { idsThatStandTwice } from './site-ids.ts';

/** What a check of content found, and how much it ran. */
export interface ContentReport {
  problems: Error[];
  /** Topic trees, and how far they lead to questions. */
  topics: TopicCoverage[];
  counts: { files: number; node: number; chromium: number; bugs: number; exercises: number };
}

/**
 * Checks content: form, ids, links; runs its samples, bugs and exercises.
 * @param paths files and folders to check; all content when there are none
 * @param dirs the remotes' folders
 * @throws Error for a path which is no content
 */
export async function checkContent(paths: string[] = [], dirs = remoteDirs()): Promise<ContentReport> {
  const wanted = selection(paths);
  const reading = await readContent(dirs, wanted);
  const { entries, samples, links, topics } = reading;
  if (reading.problems.length + entries.length + reading.pages.length === 0)
    throw new Error(
      `There is no content in ${paths.join(', ')}. Name a page.md, a file of questions/, a folder of exercises/, or a folder above.`,
    );
  const problems = [...reading.problems, ...idsThatStandTwice(dirs, wanted)];
  if (links.length > 0) problems.push(...deadLinks(links, await linkTargets(dirs)));
  problems.push(...(await run(entries, samples)));
  return { problems, topics, counts: countsOf(reading) };
}

async function run(entries: Entry[], samples: Sample[]): Promise<Error[]> {
  const engines = new SampleEngines();
  try {
    return (await Promise.all([checkSamples(samples, engines), checkSuites(entries, engines)])).flat();
  } finally {
    await engines.close();
  }
}

function countsOf({ entries, pages, samples }: Reading): ContentReport['counts'] {
  const samplesIn = (wanted: Sample['engine']) => samples.filter(({ engine }) => engine === wanted).length;
  return {
    files: entries.length + pages.length,
    node: samplesIn('node'),
    chromium: samplesIn('chromium'),
    bugs: entries.filter(({ bug }) => bug).length,
    exercises: entries.filter(({ exercise }) => exercise).length,
  };
}
