import { rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect } from 'vitest';
import { repairStore, storeDamage } from '../damage/store-damage.ts';
import type { Store } from '../store.ts';
import { liveTree } from './live-tree.ts';

/** The paths in a store that `site verify` reports. */
export function damagedPathsIn(store: Store): string[] {
  return storeDamage(store).map(({ path }) => relative(store.dir, path));
}

/** What a server reaches, without the compressed copies: a repair may compress in another quality. */
export function filesReached(store: Store): [path: string, content: string][] {
  return Object.entries(liveTree(store)).filter(([path]) => !/\.(?:br|gz)$/.test(path));
}

/** Damages a file without touching the others that are linked to it. */
export function replaceFile(path: string, text: string): void {
  rmSync(path);
  writeFileSync(path, text);
}

/** Repairs a store, and expects that nothing is left. @returns the paths in it that were mended */
export async function expectRepaired(store: Store): Promise<string[]> {
  const { mended, left } = await repairStore(store);
  expect(left).toEqual([]);
  expect(storeDamage(store)).toEqual([]);
  return mended.map(({ path }) => relative(store.dir, path));
}
