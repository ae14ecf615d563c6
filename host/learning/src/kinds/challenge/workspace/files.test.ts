import { expect, it } from 'vitest';
import type { ChallengeFiles } from '../challenge-files.ts';
import { checksOf, previewOf } from '../program.ts';
import { begunVariant, startOf, tabFiles } from './files.ts';

const challenge: ChallengeFiles = {
  react: { start: 'react start', solution: 'react solution' },
  dom: { start: 'dom start', solution: 'dom solution' },
  ...{ styles: 'p {}', checks: 'checks', props: null },
};

it('begins with the start of both variants, and one stylesheet', () => {
  expect(startOf(challenge)).toEqual({
    ...{ 'solution.tsx': 'react start', 'solution.dom.ts': 'dom start', 'styles.css': 'p {}' },
  });
});

it('has tabs for what readers write, and for what they can only read', () => {
  expect(tabFiles(challenge, 'dom').map(({ name }) => name)).toEqual(['solution.dom.ts', 'styles.css', 'checks.ts']);
  const withProps = tabFiles({ ...challenge, props: 'props' }, 'react');
  expect(withProps.filter(({ isEditable }) => !isEditable).map(({ name }) => name)).toEqual(['props.ts', 'checks.ts']);
});

it('goes on with the variant that the reader has begun', () => {
  const begun = (changed: Record<string, string>) =>
    begunVariant(challenge, (file) => ({ ...startOf(challenge), ...changed })[file] ?? '');
  expect(begun({})).toBe('react');
  expect(begun({ 'solution.dom.ts': 'mine' })).toBe('dom');
  expect(begun({ 'solution.dom.ts': 'mine', 'solution.tsx': 'mine' })).toBe('react');
});

it('runs one variant at a time, with the checks or alone', () => {
  const written = { code: 'mine', styles: 'b {}' };
  expect(checksOf(challenge, 'react', written)).toEqual({
    files: { 'solution.tsx': 'mine', 'styles.css': 'b {}', 'checks.ts': 'checks' },
    entry: 'checks.ts',
  });
  const preview = previewOf({ ...challenge, props: 'props' }, 'dom', written);
  expect(Object.keys(preview.files)).toEqual(['solution.dom.ts', 'styles.css', 'props.ts', 'preview.ts']);
});
