import { expect, it, vi } from 'vitest';
import { printReport } from './check-command.ts';

/** What is printed about one file. */
function printed(problems: Error[] = [], unchanged = 0): string {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const counts = { files: 1, node: 1, chromium: 0, checked: { exercise: 1 }, mutants: { ran: 1, caught: 1 } };
  printReport({ problems, topics: [], counts, unchanged });
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  return lines.join('\n');
}

it('prints how much was read and ran, in the singular where it is one', () => {
  expect(printed()).toMatch(
    /^1 file of content read; ran 1 sample in Node\S*.*, 0 in Chromium, 1 exercise; 1 of 1 mutant caught\nNo problems\.$/,
  );
  expect(printed([new Error('a.md:1: is wrong.')], 1)).toMatch(
    /^a\.md:1: is wrong\.\n\n1 file of[^\n]+\nAs on the main branch: 1 file\. [^\n]+\n1 problem\.$/,
  );
});
