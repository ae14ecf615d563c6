import { stripVTControlCharacters } from 'node-inspect-extracted';
import type { Failure } from '../protocol.ts';
import { withBuiltIns } from './built-ins.ts';
import { print } from './console.ts';
import type { Stacks } from './Stacks.ts';

/**
 * What the page shows of something that was thrown.
 * @param thrown an error, what Vitest's runner makes of one, or any value
 * @param stacks finds the place in the stack
 */
export function failureOf(thrown: unknown, stacks: Stacks): Failure {
  try {
    return withBuiltIns(() => describe(thrown, stacks));
  } catch {
    // What is thrown can be anything, such as a proxy that throws itself.
    return { message: 'Something was thrown that cannot be shown.', compared: null, place: null, moment: null };
  }
}

function describe(thrown: unknown, stacks: Stacks): Failure {
  const fields = fieldsOf(thrown);
  const { name, message, stack, moment, file, line } = fields;
  if (typeof message !== 'string')
    return { message: `Thrown: ${print(thrown)}`, compared: null, place: null, moment: null };
  // `InvalidCode`, or what Vitest's runner makes of it.
  const isInvalidCode = name === 'SyntaxError' && typeof file === 'string';
  return {
    message: short((timeoutText(message) ?? named(name, message)) + innerText(fields)),
    compared: comparison(fields),
    place: isInvalidCode ? placeOf(file, line) : typeof stack === 'string' ? stacks.place(stack) : null,
    moment: typeof moment === 'string' ? short(moment) : null,
  };
}

function named(name: unknown, message: string): string {
  return typeof name === 'string' && name !== '' && name !== 'AssertionError' ? `${name}: ${message}` : message;
}

/** How many errors inside of an error are shown, and how deep. */
const mostInner = { errors: 10, depth: 3 };

/** The errors of an `AggregateError` and the cause of any error, each in a line of its own. */
function innerText({ cause, errors }: ErrorFields, depth = 1): string {
  if (depth > mostInner.depth) return '';
  let text = '';
  const add = (what: string, inner: unknown) => {
    const fields = fieldsOf(inner);
    const headline = typeof fields.message === 'string' ? named(fields.name, fields.message) : print(inner);
    text += `\n${'  '.repeat(depth)}${what}${headline}${innerText(fields, depth + 1)}`;
  };
  if (Array.isArray(errors)) for (const error of errors.slice(0, mostInner.errors)) add('', error);
  if (cause !== undefined && cause !== null) add('Caused by: ', cause);
  return text;
}

/** What is shown of a test that took too long: Vitest's runner tells its readers to configure it. */
function timeoutText(message: string): string | null {
  const [, what, limit] = message.match(/^(Test|Hook) timed out in (\d+)ms\.\n/) ?? [];
  if (!what) return null;
  const seconds = Number(limit) / 1_000;
  const subject = what === 'Test' ? 'The test' : 'A hook, such as beforeEach,';
  return `${subject} took longer than ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}

/** Where code is invalid; null where the engine does not say. */
function placeOf(file: string, line: unknown): Failure['place'] {
  return typeof line === 'number' ? { file, line } : null;
}

/** What an assertion of Vitest's `expect` compared; its runner has printed the values already. */
function comparison({ expected, actual, showDiff }: ErrorFields): Failure['compared'] {
  if (expected === undefined && actual === undefined) return null;
  if (showDiff === false) return null;
  return { expected: short(asText(expected)), received: short(asText(actual)) };
}

const fieldNames = [
  ...(['name', 'message', 'stack', 'cause', 'errors', 'expected', 'actual'] as const),
  ...(['showDiff', 'moment', 'file', 'line'] as const),
];

type ErrorFields = Partial<Record<(typeof fieldNames)[number], unknown>>;

/** A program can throw objects whose fields throw when they are read. */
function fieldsOf(thrown: unknown): ErrorFields {
  if (typeof thrown !== 'object' || thrown === null) return {};
  const fields: ErrorFields = {};
  for (const name of fieldNames)
    try {
      fields[name] = Reflect.get(thrown, name);
    } catch {}
  return fields;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : print(value);
}

/** How many characters of a text are shown. */
const longest = 5_000;

/** Without the colors that Vitest gives its messages in a terminal. */
function short(text: string): string {
  const plain = stripVTControlCharacters(text.slice(0, 2 * longest));
  return plain.length > longest ? `${plain.slice(0, longest)} …` : plain;
}
