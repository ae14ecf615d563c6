import { readFileSync } from 'node:fs';

/** Reads a file as JSON. @throws Error naming the file, when it is missing or not JSON */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const problem = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new Error(`${path} ${problem}. "site verify" lists all damage, "site repair" mends what it can.`, {
      cause: error,
    });
  }
}
