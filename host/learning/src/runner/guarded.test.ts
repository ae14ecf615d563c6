import { expect, it } from 'vitest';
import { guarded } from './guarded.ts';

it('gives the loops of scripts a guard, and leaves styles and libraries as they are', async () => {
  const loop = 'for (;;) go();';
  const program = { entry: 'a.tsx', environment: 'screen' as const, only: null, libraries: [loop] };
  expect(await guarded({ ...program, files: { 'a.tsx': loop, 'styles.css': `/* ${loop} */ ${loop}` } })).toEqual({
    ...program,
    files: { 'a.tsx': 'for (;;) {$loop(1);go();}', 'styles.css': `/* ${loop} */ ${loop}` },
  });
});

it('gives functions a guard, too, in a program with React, and in one that runs in a document', async () => {
  const program = { entry: 'tests.ts', environment: 'screen' as const, only: null };
  const files = { 'solution.tsx': 'export const f = () => 1;', 'tests.ts': 'f(() => 2);' };
  expect((await guarded({ ...program, files })).files).toEqual({
    'solution.tsx': 'export const f = () => ($loop(1),1);',
    'tests.ts': 'f(() => ($loop(1),2));',
  });
  const scripts = { 'a.ts': 'const f = () => 1;' };
  expect((await guarded({ ...program, environment: 'document', files: scripts })).files).toEqual({
    'a.ts': 'const f = () => ($loop(1),1);',
  });
  expect((await guarded({ ...program, environment: 'worker', files: scripts })).files).toEqual(scripts);
});
