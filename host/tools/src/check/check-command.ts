import { sep } from 'node:path';
import { countOf } from '@site/learning/format';
import { engineNames } from '../content/engines.ts';
import type { TopicCoverage } from '../content/topics/read-topics.ts';
import { root } from '../workspace.ts';
import { type ContentReport, checkContent } from './check-content.ts';

/** The command `site check`: prints every problem by file and line, and how much ran. Sets the exit code. */
export async function runCheck(paths: string[]): Promise<void> {
  const start = performance.now();
  const report = await checkContent(paths);
  printReport(report);
  console.log(`It took ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  process.exitCode = report.problems.length > 0 ? 1 : 0;
}

/** Prints every problem by file and line, how many topics lead to a question, and how much ran. */
export function printReport(report: ContentReport): void {
  const { problems } = report;
  for (const { message } of sorted(problems)) console.log(`${message.replaceAll(root + sep, '')}\n`);
  for (const coverage of report.topics) console.log(describe(coverage).replaceAll(root + sep, ''));
  console.log(summaryOf(report));
  if (report.unchanged > 0)
    console.log(`As on the main branch: ${countOf(report.unchanged, 'file')}. Only npm test runs their code.`);
  console.log(problems.length === 0 ? 'No problems.' : `${countOf(problems.length, 'problem')}.`);
}

/** How much was read, and how much of it ran. */
function summaryOf({ counts: { files, node, chromium, checked, mutants } }: ContentReport): string {
  const caught = mutants.ran > 0 ? `; ${mutants.caught} of ${countOf(mutants.ran, 'mutant')} caught` : '';
  const kinds = Object.entries(checked).map(([word, count]) => `, ${countOf(count, word)}`);
  return `${countOf(files, 'file')} of content read; ran ${countOf(node, 'sample')} in ${engineNames.node}, ${chromium} in ${engineNames.chromium}${kinds.join('')}${caught}`;
}

function describe({ file, without, total, missing }: TopicCoverage): string {
  const some = missing.length > 0 ? ` ${missing.length} ids it names are not written yet: ${few(missing)}.` : '';
  const gaps = without.length > 0 ? ` Without: ${few(without)}.` : '';
  return `${file}: ${total - without.length} of ${total} topics lead to a question.${gaps}${some}`;
}

function few(words: string[]): string {
  return words.length > 12 ? `${words.slice(0, 12).join(', ')} and ${words.length - 12} more` : words.join(', ');
}

function sorted(problems: Error[]): Error[] {
  return [...problems].sort((a, b) => a.message.localeCompare(b.message, 'en', { numeric: true }));
}
