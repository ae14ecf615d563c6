import { InvalidCode } from './compile.ts';
import { evaluate, messageOf } from './evaluate.ts';
import { decorator, invalidLine, typographicQuote } from './invalid-line.ts';
import { withoutComments } from './without-comments.ts';

interface InvalidFile {
  file: string;
  /** The JavaScript that it is compiled to. */
  code: string;
  /** What the code comes after; it begins a function. */
  start: string;
  /** The same, if it could use await at its top level. */
  asyncStart: string;
}

/** The error of a file whose code the engine does not take, in plain English and with its line. @param message the engine's */
export function invalidCode(invalid: InvalidFile, message: string): InvalidCode {
  const { file, start } = invalid;
  // A comment that is cut is an error of its own.
  const code = withoutComments(invalid.code);
  const line = invalidLine(code, message, (part) => syntaxError(start + part));
  const unsupported = line === null ? undefined : unsupportedIn(code.split('\n')[line - 1] ?? '', message);
  const text = unsupported ?? plainMessage(invalid, message);
  return new InvalidCode(line === null ? `${text} (in ${file})` : text, file, line);
}

/** Strings that begin and end in a line. */
const strings = /'[^']*'|"[^"]*"|`[^`]*`/g;

/** What is said of a line with syntax that TypeScript has and browsers do not, or with characters of texts. */
function unsupportedIn(line: string, message: string): string | undefined {
  if (/character|\btoken\b/i.test(message) && decorator.test(line))
    return 'Decorators do not run here, because browsers do not have them yet.';
  if (/character|\btoken\b/i.test(message) && typographicQuote.test(line.replaceAll(strings, '')))
    return `Code has straight quotation marks: write " or ' in place of “, ” and ’.`;
  if (/identifier/i.test(message) && /\baccessor\s+[\w$#]/.test(line))
    return 'The keyword accessor does not run here, because browsers do not have it yet. Write get and set.';
  return undefined;
}

function plainMessage({ file, code, start, asyncStart }: InvalidFile, message: string): string {
  const taken = message.match(/'(require|exports)'/)?.[1];
  if (taken)
    return `"${taken}" is declared twice: every file that imports or exports has it already. Choose another name.`;
  const isWaiting = start !== asyncStart && isComplete(asyncStart + code);
  if (!isWaiting) return message;
  return `${file} can't use await at its top level here, because another file imports it. Use await in an async function.`;
}

/** Whether code has no error but that it ends too early. */
function isComplete(start: string): boolean {
  return syntaxError(`${start}\n} })`) === null;
}

/** What the engine says of code that is not valid; null for code that is. @param code a function, or its beginning: it does not run */
function syntaxError(code: string): string | null {
  try {
    evaluate(code);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}
