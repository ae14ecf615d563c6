import { publish } from '@site/tools/release/publish';
import { rollback } from '@site/tools/release/rollback';
import { Store } from '@site/tools/release/store';

/**
 * The script of a process that alternately releases a staged version and rolls it back: `<store> <section> <candidate> <turns>`,
 * the candidate as JSON.
 */
const [dir, id = '', candidate = '', turns] = process.argv.slice(2);
const store = Store.create(dir);
for (let turn = 0; turn < Number(turns); turn++) {
  if (turn % 2) await rollback(store, id);
  else await publish(store, 'release', [JSON.parse(candidate)]);
}
