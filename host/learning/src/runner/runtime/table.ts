import { inspect } from 'node-inspect-extracted';

/** What Node's `console.table` prints of an object: a row for each of its values, and a column for each of their properties, or some. */
export function tableOf(data: object, properties?: readonly string[]): string {
  if (data instanceof Map || data instanceof Set) return tableOfIterable(data);
  const rows = Object.entries(data);
  const columns = properties ?? [...new Set(rows.flatMap(([, row]) => (isObject(row) ? Object.keys(row) : [])))];
  const hasValues = !properties && rows.some(([, row]) => !isObject(row));
  const cellsOf = ([index, row]: [string, unknown]) => {
    const cells = columns.map((name) =>
      isObject(row) && Object.hasOwn(row, name) ? cell(Reflect.get(row, name)) : '',
    );
    return hasValues ? [index, ...cells, isObject(row) ? '' : cell(row)] : [index, ...cells];
  };
  return draw(['(index)', ...columns, ...(hasValues ? ['Values'] : [])], rows.map(cellsOf));
}

function tableOfIterable(data: Map<unknown, unknown> | Set<unknown>): string {
  const head = data instanceof Map ? ['Key', 'Values'] : ['Values'];
  const values = data instanceof Map ? [...data] : [...data].map((value) => [value]);
  return draw(
    ['(iteration index)', ...head],
    values.map((row, index) => [String(index), ...row.map(cell)]),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

function cell(value: unknown): string {
  const isLarge = isObject(value) && !Array.isArray(value) && Object.keys(value).length > 2;
  return inspect(value, { depth: isLarge ? -1 : 0, maxArrayLength: 3, breakLength: Number.POSITIVE_INFINITY });
}

function draw(head: string[], rows: string[][]): string {
  const all = [head, ...rows];
  const widths = head.map((_name, column) => all.reduce((most, row) => Math.max(most, row[column]?.length ?? 0), 0));
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right;
  const drawn = (row: string[]) => `│ ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' │ ')} │`;
  return [rule('┌', '┬', '┐'), drawn(head), rule('├', '┼', '┤'), ...rows.map(drawn), rule('└', '┴', '┘')].join('\n');
}
