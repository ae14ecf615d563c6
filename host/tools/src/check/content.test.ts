import { expect, it } from 'vitest';
import { summaryOf } from './check-command.ts';
import { checkContent } from './check-content.ts';

it('holds what it says: all samples, bugs and exercises of the content, its form and its links', async () => {
  const report = await checkContent();
  console.log(summaryOf(report));
  expect(report.problems.map(({ message }) => message).join('\n\n')).toBe('');
  expect(report.counts.node).toBeGreaterThan(70);
}, 600_000);
