import { kinds } from '@site/learning/kinds';
import { expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
import { readEntries } from './read-entries.ts';

const starter = kinds.find(({ id }) => id === 'challenge')?.starter;

/** The files of a correct challenge, as `site new` writes them. */
function files(): Record<string, string> {
  const data = { id: 'UC-001', kind: null, title: 'Details', topic: 'disclosure', date: '2026-11-23' };
  return starter?.(data) ?? {};
}

/** Reads a page with one challenge. @param changes files to change; an empty one is missing @returns what is wrong */
async function problemsWith(changes: Record<string, string> = {}): Promise<string> {
  const all = Object.entries({ ...files(), ...changes }).filter(([, text]) => text !== '');
  const dir = tempDir(Object.fromEntries(all.map(([end, text]) => [`challenges/UC-001-details${end}`, text])));
  return readEntries(dir).then(
    () => '',
    (error: unknown) => String(error),
  );
}

it('reads a challenge with all its parts, with props and without', async () => {
  expect(await problemsWith()).toBe('');
  expect(await problemsWith({ '/props.ts': 'export const props = {};\n' })).toBe('');
});

it.each(['start.tsx', 'solution.tsx', 'start.dom.ts', 'solution.dom.ts', 'styles.css', 'checks.ts', 'mutants.yaml'])(
  'names the part that is missing: %s',
  async (name) => {
    expect(await problemsWith({ [`/${name}`]: '' })).toMatch(
      new RegExp(`UC-001-details/${name}: is missing\\. Beside its brief\\.md, a challenge has start\\.tsx and`),
    );
  },
);

it('names what is wrong with the brief', async () => {
  const brief = files()['/brief.md'] ?? '';
  expect(await problemsWith({ '/brief.md': brief.replace('minutes: 30', 'minutes: many') })).toMatch(
    /brief\.md:\d+: front matter field "minutes": must be a number of minutes/,
  );
  expect(await problemsWith({ '/brief.md': brief.replace('## In review', '## Review') })).toMatch(
    /must have the headings Task, Requirements, Hints, In review, Follow-ups/,
  );
  expect(await problemsWith({ '/brief.md': brief.replace('3. Almost the solution.', '') })).toMatch(
    /exactly three hints/,
  );
});
