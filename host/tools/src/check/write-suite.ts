import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Suite } from '@site/learning/suite';

/** Writes a suite below a folder: one folder for each of the two modules. */
export function writeSuite(dir: string, { id, test, passing, failing, subject }: Suite): void {
  for (const module of [passing, failing]) {
    write(join(dir, id, module.name, `${subject}${module.extension}`), module.code);
    write(join(dir, id, module.name, `${id}.test${test.extension}`), test.code);
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
