import { formatWithOptions, inspect } from 'node-inspect-extracted';
import type { Report } from './report.ts';

const options = { maxStringLength: 10_000 };

/** A value as Node's console prints it: nested, cyclic, Map, Set, class names, errors. */
export function print(value: unknown): string {
  try {
    return inspect(value, options);
  } catch (error) {
    return `(a value that cannot be printed: ${String(error)})`;
  }
}

/** The console of a program. Its messages go to the page, indented by their groups. */
export function programConsole(report: Pick<Report, 'print'>): Partial<Console> {
  let indentation = '';
  const counts = new Map<string, number>();
  const write = (level: Parameters<Report['print']>[0], values: unknown[]) => {
    const text = printAll(values);
    report.print(level, text.replaceAll(/^/gm, indentation));
  };
  const log = (...values: unknown[]) => write('log', values);
  return {
    log,
    table: log,
    dir: (value: unknown) => log(value),
    info: (...values) => write('info', values),
    debug: (...values) => write('debug', values),
    warn: (...values) => write('warn', values),
    error: (...values) => write('error', values),
    trace: (...values) => write('debug', values),
    assert(condition, ...values) {
      if (!condition) write('error', ['Assertion failed', ...values]);
    },
    count(label = 'default') {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      log(`${label}: ${counts.get(label)}`);
    },
    group(...values) {
      if (values.length > 0) log(...values);
      indentation += '  ';
    },
    groupCollapsed(...values) {
      this.group?.(...values);
    },
    groupEnd() {
      indentation = indentation.slice(2);
    },
    clear() {},
  };
}

function printAll(values: unknown[]): string {
  try {
    return formatWithOptions(options, ...values);
  } catch (error) {
    return `(values that cannot be printed: ${String(error)})`;
  }
}
