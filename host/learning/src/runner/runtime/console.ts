import { formatWithOptions, type InspectOptions, inspect } from 'node-inspect-extracted';
import { withBuiltIns } from './built-ins.ts';
import type { Report } from './report.ts';
import { tableOf } from './table.ts';

const options = { maxStringLength: 10_000 };

/** Prints values with a level, formatted as the console's methods do. */
type Write = (level: Parameters<Report['print']>[0], ...values: unknown[]) => void;

/** A value as Node's console prints it: nested, cyclic, Map, Set, class names, errors. */
export function print(value: unknown, given?: InspectOptions): string {
  try {
    return inspect(value, { ...options, ...given, colors: false });
  } catch (error) {
    return cannotBePrinted('a value', error);
  }
}

/** A method of Chromium's that prints nothing; React's development build needs what it returns. */
const kept = 'createTask';

/** Where the console prints to; what is full is given no further text. */
type Output = Pick<Report, 'print'> & Partial<Pick<Report, 'isFull'>>;

/** Makes a console that of a program. Methods that are left of the browser's do nothing. */
export function installConsole(console: object, report: Output): void {
  for (const [name, method] of Object.entries(console))
    if (typeof method === 'function' && name !== kept) Reflect.set(console, name, () => {});
  Object.assign(console, programConsole(report));
}

/** The console of a program. Its messages go to the page, indented by their groups. They are those of Node's. */
export function programConsole(report: Output): Partial<Console> {
  const console: Partial<Console> = {};
  for (const [name, method] of Object.entries(methodsOf(report)))
    Object.assign(console, {
      [name](...values: unknown[]) {
        if (!report.isFull) withBuiltIns(() => Reflect.apply(method, console, values));
      },
    });
  return console;
}

function methodsOf(report: Output): Partial<Console> {
  let indentation = '';
  const write: Write = (level, ...values) => {
    const text = printAll(values);
    report.print(level, indentation ? indentation + text.replaceAll('\n', `\n${indentation}`) : text);
  };
  const log = (...values: unknown[]) => write('log', ...values);
  const group = (...values: unknown[]) => {
    if (values.length > 0) log(...values);
    indentation += '  ';
  };
  return {
    ...{ log, dirxml: log, group, groupCollapsed: group },
    dir: (value, given) => log(print(value, given)),
    table: (data, properties) => log(data && typeof data === 'object' ? printTable(data, properties) : data),
    info: (...values) => write('info', ...values),
    debug: (...values) => write('debug', ...values),
    warn: (...values) => write('warn', ...values),
    error: (...values) => write('error', ...values),
    trace: (...values) => write('debug', new Trace(printAll(values))),
    assert(condition, ...values) {
      if (!condition) write('error', ...asFailed(values));
    },
    groupEnd() {
      indentation = indentation.slice(2);
    },
    clear() {},
    ...counters(write),
    ...stopwatches(write),
  };
}

/** Printed with its stack. */
class Trace extends Error {
  override name = 'Trace';
}

function asFailed(values: unknown[]): unknown[] {
  if (values.length === 0) return ['Assertion failed'];
  const [message, ...more] = values;
  return [`Assertion failed: ${String(message)}`, ...more];
}

function counters(write: Write): Pick<Console, 'count' | 'countReset'> {
  const counts = new Map<string, number>();
  return {
    count(label = 'default') {
      const count = (counts.get(`${label}`) ?? 0) + 1;
      counts.set(`${label}`, count);
      write('log', `${label}: ${count}`);
    },
    countReset(label = 'default') {
      if (!counts.delete(`${label}`)) write('warn', `Count for '${label}' does not exist`);
    },
  };
}

function stopwatches(write: Write): Pick<Console, 'time' | 'timeLog' | 'timeEnd'> {
  const now = performance.now.bind(performance);
  const starts = new Map<string, number>();
  const log = (method: string, label: string, ...values: unknown[]) => {
    const start = starts.get(label);
    if (start === undefined) write('warn', `No such label '${label}' for console.${method}()`);
    else write('log', '%s: %s', label, duration(now() - start), ...values);
  };
  return {
    time(label = 'default') {
      if (starts.has(`${label}`)) write('warn', `Label '${label}' already exists for console.time()`);
      else starts.set(`${label}`, now());
    },
    timeLog: (label = 'default', ...values) => log('timeLog', `${label}`, ...values),
    timeEnd(label = 'default') {
      log('timeEnd', `${label}`);
      starts.delete(`${label}`);
    },
  };
}

function duration(milliseconds: number): string {
  return milliseconds < 1_000 ? `${Number(milliseconds.toFixed(3))}ms` : `${(milliseconds / 1_000).toFixed(3)}s`;
}

function printTable(data: object, properties?: readonly string[]): string {
  try {
    return tableOf(data, properties);
  } catch (error) {
    return cannotBePrinted('values', error);
  }
}

function printAll(values: unknown[]): string {
  try {
    return formatWithOptions(options, ...values);
  } catch (error) {
    return cannotBePrinted('values', error);
  }
}

function cannotBePrinted(what: string, error: unknown): string {
  try {
    return `(${what} that cannot be printed: ${String(error)})`;
  } catch {
    return `(${what} that cannot be printed)`;
  }
}
