import { relative } from 'node:path';
import { cleanStore } from './clean.ts';
import type { Damage } from './damage/damage.ts';
import { repairStore, storeDamage } from './damage/store-damage.ts';
import type { Store } from './store.ts';

/** Prints what is wrong with a store, and fails if anything is. */
export function verify(store: Store): void {
  const damage = storeDamage(store);
  print(store, damage);
  const mendable = damage.filter(({ mend }) => mend).length;
  if (damage.length > 0)
    throw new Error(`Damaged: ${damage.length}. "site repair" can try to mend ${mendable} of them.`);
  console.log('Every file, page, link and ledger entry is as it was released.');
}

/** Mends a store, prints what was mended and what is left, and fails if anything is. */
export async function repair(store: Store): Promise<void> {
  const { mended, left } = await repairStore(store);
  print(store, mended, 'Mended: ');
  print(store, left, 'Left: ');
  if (left.length > 0)
    throw new Error(
      `Not mended: ${left.length}. Release damaged versions again from their commits, and restore all else from a backup.`,
    );
  if (mended.length === 0) console.log('There is nothing to mend.');
}

/** The options of `site clean`, as they are written. */
export interface CleanOptions {
  days: string;
  remove?: true;
}

/** Prints what a store does not need anymore, and removes it if told to. @throws Error when `days` is not a number */
export function clean(store: Store, options: CleanOptions): Promise<void> {
  return cleanBy(options, async (wanted) =>
    (await cleanStore(store, wanted)).map(({ path, bytes }) => ({ name: relative(store.dir, path), bytes })),
  );
}

/** Prints what `find` finds, and removes if told to. @throws Error when `days` is not a number */
export async function cleanBy(
  options: CleanOptions,
  find: (wanted: { days: number; remove: boolean }) => Promise<{ name: string; bytes: number }[]>,
): Promise<void> {
  if (!/^\d+(\.\d+)?$/.test(options.days))
    throw new Error(`--days is "${options.days}", which is not a number of days, such as 30.`);
  const days = Number(options.days);
  const leftovers = await find({ days, remove: options.remove ?? false });
  for (const { name } of leftovers) console.log(name);
  const megabytes = (leftovers.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000).toFixed(1);
  console.log(
    options.remove
      ? `Removed: ${leftovers.length}, ${megabytes} MB.`
      : `${leftovers.length}, ${megabytes} MB, would be removed. With --remove, "site clean" does it.`,
  );
}

function print(store: Store, damage: Damage[], before = ''): void {
  for (const { path, problem } of damage) console.log(`${before}${relative(store.dir, path)} ${problem}`);
}
