import * as v from 'valibot';
import type { Row } from './row.ts';

const schema = v.object({
  rows: v.array(v.tupleWithRest([v.string(), v.number()], v.union([v.string(), v.number()]))),
  texts: v.array(v.string()),
});

/** A custom property of Bootstrap and where it is declared. */
export interface PropertyRow extends Row {
  /** Declarations that are not shown. */
  further: number;
  css: string;
}

/** Unpacks `properties.json`. @throws if it has a different shape */
export function readPropertyRows(json: unknown): PropertyRow[] {
  const { rows, texts } = v.parse(schema, json);
  return rows.map(([name, count, ...declared]) => {
    const shown = Array.from({ length: declared.length / 2 }, (_one, index) => ({
      selector: texts[Number(declared[2 * index])] ?? '',
      value: String(declared[2 * index + 1]),
    }));
    return {
      id: name,
      name,
      family: 0,
      at: [],
      also: [],
      summary: shown[0] ? `${shown[0].value || '(empty)'} in ${shown[0].selector}` : '',
      text: `${name} ${shown.map(({ selector, value }) => `${selector} ${value}`).join(' ')}`.toLowerCase(),
      further: count - shown.length,
      css: shown.map(({ selector, value }) => `${selector} {\n  ${name}: ${value};\n}`).join('\n'),
    };
  });
}
