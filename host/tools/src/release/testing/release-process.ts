import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publish, stageHost, stageSection } from '../publish.ts';
import { Store } from '../store.ts';

/**
 * The script of a process that releases: `<store> <folder> …`, each folder holding a built section or host. It prints how
 * many steps that took, where `kill-at-step.ts` counts them.
 */
const [dir, ...folders] = process.argv.slice(2);
const store = new Store(dir);
for (const folder of folders) {
  const stage = existsSync(join(folder, 'host.json')) ? stageHost : stageSection;
  await publish(store, 'release', [await stage(store, folder)]);
}
console.log(Reflect.get(globalThis, 'stepsTaken') ?? 0);
