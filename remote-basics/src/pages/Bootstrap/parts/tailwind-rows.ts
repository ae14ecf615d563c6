import * as v from 'valibot';
import type { Row } from './row.ts';

/** A utility or a variant of Tailwind, and the CSS of the class that is its example. */
export interface TailwindRow extends Row {
  /** The class whose CSS is shown; the name itself if it is a class. */
  example: string;
  css: string;
}

const text = v.string();
const utilities = v.object({ rows: v.array(v.tuple([text, v.number(), text, text])) });
const variants = v.object({ rows: v.array(v.tuple([text, text, text])) });

/** Unpacks `utilities.json`. @throws if it has a different shape */
export function readUtilityRows(json: unknown): TailwindRow[] {
  return v.parse(utilities, json).rows.map(([name, family, example, css]) => row('tw-', name, family, example, css));
}

/** Unpacks `variants.json`. @throws if it has a different shape */
export function readVariantRows(json: unknown): TailwindRow[] {
  return v.parse(variants, json).rows.map(([name, example, css]) => row('variant-', name, 0, example, css));
}

function row(prefix: string, name: string, family: number, example: string, css: string): TailwindRow {
  const summary = css.replace(/\s+/g, ' ');
  const searched = `${name} ${example} ${css}`.toLowerCase();
  return { id: prefix + name, name, family, at: [], also: [], summary, text: searched, example: example || name, css };
}
