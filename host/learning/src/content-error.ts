/** Content that cannot be published as it is. The message names file and line, what is wrong and what to do. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(file: string, line: number | undefined, problem: string) {
    super(`${line === undefined ? file : `${file}:${line}`}: ${problem}`);
  }
}

/** Everything that is wrong with one piece of content. Its message has one line for each of them. */
export class ContentErrors extends AggregateError {
  override name = 'ContentErrors';

  constructor(problems: Error[]) {
    super(problems, problems.map(({ message }) => message).join('\n'));
  }
}

/** The individual problems in an error that was thrown while content was read. */
export function problemsOf(reason: unknown): Error[] {
  if (reason instanceof ContentErrors) return reason.errors.flatMap(problemsOf);
  return [reason instanceof Error ? reason : new Error(String(reason))];
}

/** Throws the problems, if there are any. @throws the error itself when there is one, otherwise ContentErrors */
export function throwProblems(problems: Error[]): void {
  const [first, ...others] = problems;
  if (first) throw others.length > 0 ? new ContentErrors(problems) : first;
}
