import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFile } from './compress.ts';
import { sha256 } from './files.ts';

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
      return []; // It is missing, or no compressed file any more.
    }
  });
}

/** A function that puts the text of a file back from one of its compressed copies, if one has it. */
export function mendFromCopies(path: string, isRight: (data: Buffer) => boolean): Damage['mend'] {
  const data = textInCopies(path, isRight);
  return data ? () => replaceFile(path, data) : undefined;
}

/** Replaces a file in one step: hard links to the old one keep it, and no reader sees half of the new one. */
export function replaceFile(path: string, data: Buffer | string): void {
  writeFileSync(`${path}.next`, data);
  renameSync(`${path}.next`, path);
}

/**
 * Compares a file and its compressed copies with the hash that the file must have.
 * @param make the file again, where its copies do not have it either
 */
export function fileDamage(path: string, hash: string, make?: Damage['mend']): Damage[] {
  const isRight = (data: Buffer) => sha256(data) === hash;
  const mend = () => mendFromCopies(path, isRight) ?? make;
  if (!existsSync(path)) return [{ path, problem: 'is missing', mend: mend() }];
  if (!isRight(readFileSync(path))) return [{ path, problem: 'was changed', mend: mend() }];
  return Object.entries(decompress).flatMap(([extension, open]) => copyDamage(path, extension, { hash, open }));
}

function copyDamage(
  file: string,
  extension: string,
  { hash, open }: { hash: string; open: (data: Buffer) => Buffer },
): Damage[] {
  const path = file + extension;
  if (!existsSync(path)) return [];
  try {
    if (sha256(open(readFileSync(path))) === hash) return [];
  } catch {
    // It is no compressed file any more.
  }
  return [{ path, problem: 'is not a copy of the file beside it', mend: () => compressFile(file) }];
}
