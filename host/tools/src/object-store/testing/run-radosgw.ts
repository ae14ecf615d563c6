import { once } from 'node:events';
import { createBucket, missingCeph, startRadosgw } from './start-radosgw.ts';

/** A script: runs an object store on this machine with one bucket, until Ctrl+C, and prints what a shell needs to use it. */
const missing = missingCeph();
if (missing) {
  console.error(missing);
  process.exit(1);
}
const { env, url, stop } = await startRadosgw();
Object.assign(process.env, env);
const address = await createBucket('site');
console.log(
  Object.entries(env)
    .map(([name, value]) => `export ${name}=${value}`)
    .join('\n'),
);
console.log(`# npx site push ${address}/workbench; the objects are at ${url}/site/workbench. Ctrl+C ends it.`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await stop();
