import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('HerbsCompiled.tsx is what the compiler makes of Herbs.tsx', () => {
  const made = execFileSync(process.execPath, [join(import.meta.dirname, 'compile-herbs.mjs')], { encoding: 'utf8' });
  expect(readFileSync(join(import.meta.dirname, 'HerbsCompiled.tsx'), 'utf8')).toBe(made);
});
