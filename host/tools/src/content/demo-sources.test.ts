import { expect, it } from 'vitest';
import { tempDir } from '../testing/temp-dir.ts';
import { demoSources } from './demo-sources.ts';
import { findDemos } from './find-demos.ts';

const found = `export default function Late() {
  // biome-ignore lint/correctness: the flaw
  return (
    <p>
      {/* biome-ignore lint/a11y: the other flaw */}
      <b>1</b>
    </p>
  );
}
`;

it('shows sources and their difference without comments for the linter', async () => {
  const dir = tempDir({ 'Late.as-found.demo.tsx': found, 'Late.corrected.demo.tsx': found.replace('1', '2') });
  const shown = await demoSources(dir, findDemos(dir));
  expect(Object.keys(shown)).toEqual(['Late.as-found.demo.tsx', 'Late.corrected.demo.tsx', 'Late.difference']);
  expect(Object.values(shown).join()).not.toMatch(/biome|flaw/);
});
