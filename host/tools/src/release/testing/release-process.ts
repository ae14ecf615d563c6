import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '../publish.ts';
import { stageHost, stageSection } from '../stage.ts';
import { Store } from '../store.ts';

/**
 * The script of a process that releases: `<store> <folders> …`. Folders with a comma between them go live in one step. It
 * prints how many steps on the disk that took, where `kill-at-step.ts` counts them.
 */
const [dir, ...releases] = process.argv.slice(2);
const store = Store.create(dir);
for (const folders of releases) {
  const candidates = folders.split(',').map((folder) => {
    const stage = existsSync(join(folder, 'host.json')) ? stageHost : stageSection;
    return stage(store, folder);
  });
  await publish(store, 'release', await Promise.all(candidates));
}
console.log(Reflect.get(globalThis, 'stepsTaken') ?? 0);
