import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Suite } from '@site/learning/suite';

/** The folder of a suite that holds its mutants, one folder each. */
export const mutantsFolder = 'mutants';

/** Writes a suite below a folder: one folder for each of its modules. */
export function writeSuite(dir: string, { id, test, passing, failing, mutants, subject }: Suite): void {
  const named = mutants.map((mutant) => ({ ...mutant, name: join(mutantsFolder, mutant.name) }));
  for (const module of [passing, failing, ...named]) {
    write(join(dir, id, module.name, `${subject}${module.extension}`), module.code);
    write(join(dir, id, module.name, `${id}.test${test.extension}`), test.code);
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
