import { existsSync, lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFile } from '../compress.ts';
import { sha256 } from '../files.ts';

/** Something in a store that is not as a release has left it. */
export interface Damage {
  /** The file, folder or link. */
  path: string;
  /** What is wrong with it, as the rest of a sentence that begins with the path. */
  problem: string;
  /** Mends it, if that is possible without a new release. */
  mend?: (() => void | Promise<void>) | undefined;
}

const decompress = { '.br': brotliDecompressSync, '.gz': gunzipSync };

/** The text of a file as one of its compressed copies has it. @param isRight what the text has to fulfil */
function textInCopies(path: string, isRight: (data: Buffer) => boolean): Buffer | null {
  for (const [extension, open] of Object.entries(decompress)) {
    try {
      const data = open(readFileSync(path + extension));
      if (isRight(data)) return data;
    } catch {
      // There is no such copy, or it is damaged too.
    }
  }
  return null;
}

/** What a file and its compressed copies have, as far as they can be read; the same text each, if nothing is damaged. */
export function textsOf(path: string): Buffer[] {
  return Object.entries({ '': (data: Buffer) => data, ...decompress }).flatMap(([extension, open]) => {
    try {
      return open(readFileSync(path + extension));
    } catch {
      return []; // It is missing, or no compressed file anymore.
    }
  });
}

/** A file that no release has left there. One whose name is no text can't be named, and so not removed, by a program. */
export function strayFile(path: string): Damage {
  const problem = 'belongs to no release';
  if (lstatSync(path, { throwIfNoEntry: false })) return { path, problem, mend: () => rmSync(path) };
  return { path, problem: `${problem}, and its name has bytes that are no text. Remove it by hand` };
}

/** A function that puts the text of a file back from one of its compressed copies, if one has it. */
export function mendFromCopies(path: string, isRight: (data: Buffer) => boolean): Damage['mend'] {
  const data = textInCopies(path, isRight);
  return data ? () => replaceFile(path, data) : undefined;
}

/** Replaces a file in one step: hard links to the old one keep it, and no reader sees half of the new one. */
export function replaceFile(path: string, data: Buffer | string): void {
  const next = `${path}.next`;
  rmSync(next, { recursive: true, force: true }); // of a command that was killed; it may be a link to a kept file
  writeFileSync(next, data);
  removeUnlessFile(path);
  renameSync(next, path);
}

/** Removes what is in the place of a file: a folder cannot be replaced in one step, and what is written to a link ends up elsewhere. */
export function removeUnlessFile(path: string): void {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) rmSync(path, { recursive: true, force: true });
}

/** Finds the damage of a part of a store; one that cannot be read is damage itself, and stops no other. */
export function damageIn(path: string, find: () => Damage[]): Damage[] {
  try {
    return find();
  } catch (error) {
    return [{ path, problem: unreadable(error) }];
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

function unreadable(error: unknown): string {
  return `cannot be read: ${error instanceof Error ? error.message : error}`;
}

/** What is wrong with a file, as the rest of a sentence; null for one that is right. */
export function fileProblem(path: string, isRight: (data: Buffer) => boolean, wrong = 'was changed'): string | null {
  try {
    if (isLink(path)) return 'is a link';
    if (!existsSync(path)) return 'is missing';
    return isRight(readFileSync(path)) ? null : wrong;
  } catch (error) {
    return unreadable(error);
  }
}

/**
 * Compares a file and its compressed copies with the hash that the file must have.
 * @param make the file again, where its copies do not have it either
 */
export function fileDamage(path: string, hash: string, make?: Damage['mend']): Damage[] {
  const isRight = (data: Buffer) => sha256(data) === hash;
  const problem = fileProblem(path, isRight);
  if (problem) return [{ path, problem, mend: mendFromCopies(path, isRight) ?? make }];
  return copyDamage(path, isRight);
}

/** What is wrong with the compressed copies of a file, which has all of them or none. */
function copyDamage(file: string, isRight: (data: Buffer) => boolean): Damage[] {
  const all = Object.entries(decompress);
  if (!all.some(([extension]) => existsSync(file + extension) || isLink(file + extension))) return [];
  return all.flatMap(([extension, open]) => {
    const path = file + extension;
    const problem = fileProblem(path, (data) => isRight(open(data)));
    if (!problem) return [];
    const wrong = problem === 'is missing' ? problem : 'is not a copy of the file beside it';
    return [{ path, problem: wrong, mend: () => compressAgain(file) }];
  });
}

/** Writes the compressed copies of a file, in place of anything that is there. */
async function compressAgain(file: string): Promise<void> {
  for (const extension of Object.keys(decompress)) removeUnlessFile(file + extension);
  await compressFile(file);
}
