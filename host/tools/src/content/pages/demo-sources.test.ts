import { expect, it } from 'vitest';
import { tempDir } from '../../testing/temp-dir.ts';
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

const editButton = '<div class="run-bar"><button type="button" value="edit">Edit</button></div>';

it('lets readers edit what runs in the sandbox, from the source of the variant', async () => {
  const dir = tempDir({
    'Late.demo.tsx': `import styles from './Late.module.css';\n${found}`,
    'Late.demo.test.tsx': found,
    'Late.module.css': '.late { color: red; }',
    'Saved.demo.tsx': `localStorage.clear();\n${found}`,
  });
  const shown = await demoSources(dir, findDemos(dir));
  const editable = Object.keys(shown).filter((file) => shown[file]?.includes(editButton));
  expect(editable).toEqual(['Late.demo.tsx']);
});
