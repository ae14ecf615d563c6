import * as v from 'valibot';
import type { Row } from './row.ts';

const infixes = ['sm', 'md', 'lg', 'xl', 'xxl'];

/** Name, family, place of an infix, breakpoints and sizes as bits, whether the bare class exists, rules by number. */
type PackedRow = [string, number, number, number, number, number, number[]];

/** Rows are validated by hand, because there are many and validation must not slow the page down. */
function isPackedRow(row: unknown): row is PackedRow {
  if (!Array.isArray(row) || row.length !== 7) return false;
  const [name, ...numbers] = row;
  const rules: unknown = numbers.pop();
  const areNumbers = (values: unknown[]) => values.every((value) => typeof value === 'number');
  return typeof name === 'string' && areNumbers(numbers) && Array.isArray(rules) && areNumbers(rules);
}

const isPackedRows = (rows: unknown) => Array.isArray(rows) && rows.every(isPackedRow);
const schema = v.object({ rows: v.custom<PackedRow[]>(isPackedRows, 'must be rows'), texts: v.array(v.string()) });

interface Rule {
  selector: string;
  declarations: string;
  condition: string;
}

/** A Bootstrap class, merged over its infixes, with its most relevant rules. */
export interface BootstrapRow extends Row {
  /** The same class with an infix for a size, such as `btn-sm`. */
  sizes: readonly string[];
  /** Its most relevant rules, as written in Bootstrap's stylesheet. */
  rules: () => Rule[];
}

/** Unpacks `classes.json`. @throws if it has a different shape */
export function readBootstrapRows(json: unknown): BootstrapRow[] {
  const { rows, texts } = v.parse(schema, json);
  return rows.map(([base, family, place, breakpoints, sizes, bare, packed]) => {
    const named = (infix: string) => `${base.slice(0, place)}-${infix}${base.slice(place)}`;
    const at = chosen(breakpoints);
    const sized = chosen(sizes).map(named);
    const also = [...at.map(named), ...sized];
    const name = bare ? base : (also[0] ?? base);
    const declared = packed.filter((_place, index) => index % 3 === 1).map((place) => texts[place] ?? '');
    const summary = declared[0]?.replaceAll('\n', ' ') ?? '';
    const text = `${name} ${declared.join(' ')}`.toLowerCase();
    const rules = () => unpack(packed, texts, base);
    return { id: `bs-${name}`, name, family, at, summary, text, also, sizes: sized, rules };
  });
}

function chosen(bits: number): string[] {
  return infixes.filter((_infix, index) => bits & (2 ** index));
}

/** Rules come as three numbers each: selector (0 for the class itself), declarations, condition. */
function unpack(packed: readonly number[], texts: readonly string[], base: string): Rule[] {
  const text = (place: number | undefined) => texts[place ?? 0] ?? '';
  return Array.from({ length: packed.length / 3 }, (_rule, index) => {
    const [selector, declarations, condition] = packed.slice(3 * index);
    return {
      selector: text(selector) || `.${base}`,
      declarations: text(declarations),
      condition: text(condition),
    };
  });
}

/** The rules of a class as CSS. */
export function cssOf({ rules }: BootstrapRow): string {
  return rules().map(asText).join('\n');
}

function asText({ selector, declarations, condition }: Rule): string {
  const rule = `${selector} {\n${indented(declarations)}\n}`;
  return condition ? `${condition} {\n${indented(rule)}\n}` : rule;
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}
