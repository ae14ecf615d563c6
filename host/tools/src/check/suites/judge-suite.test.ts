import type { Suite } from '@site/learning/suite';
import { expect, it } from 'vitest';
import { judgeSuite } from './judge-suite.ts';

const text = { code: '', extension: 'ts' };
const suite: Suite = {
  ...{ id: 'AA-001', file: 'AA-001.md', line: 0, subject: './subject', least: 1 },
  ...{ test: text, passing: { ...text, name: 'fixed' }, failing: { ...text, name: 'broken' }, mutants: [] },
};
const result = (module: string, ...messages: string[]) => ({
  ...{ id: 'AA-001', module, passed: 1 - messages.length, message: '' },
  failures: messages.map((message) => ({ title: 'reads it', message, line: undefined })),
});
const judged = (message: string) =>
  judgeSuite(suite, [result('fixed'), result('broken', message)]).map((problem) => problem.message);

it('takes an error that the code throws for a flaw, also one of syntax in what it reads', () => {
  expect(judged('SyntaxError: Unexpected end of JSON input')).toEqual([]);
});

it('takes code that cannot be loaded for no flaw', () => {
  expect(judged('Error: Failed to resolve import "./nothing"')).toEqual([
    expect.stringContaining('only because it does not compile'),
  ]);
});
