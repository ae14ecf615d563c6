import type { Suite } from '../../check/suite.ts';
import { ContentError } from '../../content-error.ts';
import type { Entry } from '../../entry.ts';
import type { CheckServices, KindCheck } from '../../kind.ts';
import { type BugParts, isHtml } from './parts.ts';

/** The test of a bug fails against the broken code and passes against the fixed one: in Vitest, for HTML in Chromium. */
export const checkBug: KindCheck<BugParts> = {
  suites: ({ id, own }) => (isHtml(own) ? [] : [bugSuite(id, own)]),
  problems: async (entries, services) => {
    const html = entries.filter(({ own }) => isHtml(own));
    return { problems: (await Promise.all(html.map((entry) => htmlProblems(entry, services)))).flat() };
  },
};

function bugSuite(id: string, { test, broken, fixed }: BugParts): Suite {
  const source = ({ code, language }: BugParts['test']) => ({ code, extension: `.${language}` });
  return {
    id,
    file: test.file,
    line: test.line,
    test: source(test),
    passing: { ...source(fixed), name: 'fixed' },
    failing: { ...source(broken), name: 'broken' },
    mutants: [],
    subject: 'subject',
    least: 1,
  };
}

async function htmlProblems({ own }: Entry<BugParts>, { testInPage }: CheckServices): Promise<Error[]> {
  const { test, broken, fixed } = own;
  const [bad, good] = await Promise.allSettled([broken, fixed].map(({ code }) => testInPage(code, test.code)));
  const problem = (text: string) => new ContentError(test.file, test.line, text);
  const problems: Error[] = [];
  if (good?.status === 'rejected') problems.push(problem(`the test fails against fixed: ${firstLine(good.reason)}`));
  if (bad?.status === 'fulfilled') problems.push(problem('the test passes against broken; it must fail there.'));
  else if (/SyntaxError|ReferenceError|longer than/.test(firstLine(bad?.reason)))
    problems.push(problem(`the test fails against broken for a reason of its own: ${firstLine(bad?.reason)}`));
  return problems;
}

function firstLine(reason: unknown): string {
  const message = reason instanceof Error ? reason.message : String(reason);
  return message.replace(/^page\.evaluate: /, '').split('\n')[0] ?? '';
}
