/** Content that cannot be shown as it is. The message names file and line, what is wrong and what to do. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(file: string, line: number | undefined, problem: string) {
    super(`${line === undefined ? file : `${file}:${line}`}: ${problem}`);
  }
}
