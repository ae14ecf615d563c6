import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { compressFile } from '../compress.ts';
import { sha256 } from '../files.ts';
import { readState } from '../ledger.ts';
import { setTimeByHash } from '../pages/page-store.ts';
import type { Store } from '../store.ts';
import { type Damage, fileDamage, fileProblem, mendFromCopies, replaceFile } from './damage.ts';
import { rebuiltRegistry } from './rebuild-registry.ts';
import { differences } from './snapshot-file-damage.ts';

const link = v.object({ sequence: v.number(), previous: v.nullable(v.string()) });

/**
 * What is wrong with the ledger. Each registry has the hash of the one before, so all but the newest can be told from a changed
 * one; the newest must be readable, have the number of its snapshot, and agree with its copies. No number is missing.
 */
export function ledgerDamage(store: Store): Damage[] {
  const damage: Damage[] = [];
  const numbers = store.snapshotNumbers();
  let expected: string | null = null;
  for (const [index, sequence] of numbers.entries()) {
    const path = join(store.snapshotDir(sequence), 'registry.json');
    const hash: string | null = expected;
    const isRight = (data: Buffer) => (hash ? sha256(data) === hash : linkIn(data)?.sequence === sequence);
    const wrong = hash ? 'is not the one that the next entry of the ledger names' : 'is damaged';
    const rebuild = () => writeRebuilt(store, sequence, isRight);
    const problem = fileProblem(path, isRight, wrong);
    if (problem) damage.push({ path, problem, mend: mendFromCopies(path, isRight) ?? rebuild });
    else {
      damage.push(...unusable(store, sequence, path));
      damage.push(...(hash ? fileDamage(path, hash) : differences(path, rebuild)));
    }
    const gap = gapDamage(store, sequence, numbers[index + 1] ?? 0);
    damage.push(...gap);
    expected = gap.length > 0 ? null : previousOf(path);
  }
  return damage;
}

/** @throws Error when it cannot be made again, or is not what the next entry names */
async function writeRebuilt(store: Store, sequence: number, isRight: (data: Buffer) => boolean): Promise<void> {
  const text = rebuiltRegistry(store, sequence);
  if (!isRight(Buffer.from(text)))
    throw new Error('made again, it is not the one that the next entry of the ledger names');
  const path = join(store.snapshotDir(sequence), 'registry.json');
  replaceFile(path, text);
  await compressFile(path);
  setTimeByHash(path, sha256(text));
}

/** The snapshots that are missing between two that follow one another, or before the first. */
function gapDamage(store: Store, sequence: number, before: number): Damage[] {
  const missing = sequence - before - 1;
  if (missing === 0) return [];
  const others = missing > 1 ? `, and so are all from ${before + 1} on` : '';
  return [{ path: store.snapshotDir(sequence - 1), problem: `is missing${others}. Restore it from a backup` }];
}

/** A row that no longer fits the contract; `site releases` reports it, and a release of its section replaces it. */
function unusable(store: Store, sequence: number, path: string): Damage[] {
  try {
    readState(store, sequence);
    return [];
  } catch (error) {
    return [{ path, problem: `cannot be used: ${error instanceof Error ? error.message : error}` }];
  }
}

/** The hash that a registry gives for the one before; null where it has none, or cannot be read. */
function previousOf(path: string): string | null {
  try {
    return linkIn(readFileSync(path))?.previous ?? null;
  } catch {
    return null; // which is reported as damage
  }
}

function linkIn(data: Buffer): v.InferOutput<typeof link> | null {
  try {
    const result = v.safeParse(link, JSON.parse(data.toString()));
    return result.success ? result.output : null;
  } catch {
    return null; // not JSON
  }
}
