import { parser } from '@lezer/javascript';
import { guardName } from './guard-name.ts';
import { insert, lineOf } from './insert.ts';

const typescript = parser.configure({ dialect: 'ts jsx' });

/**
 * Makes every loop call the guard, which ends a loop that runs too long and knows its line. Lines stay where they are.
 * @param code TypeScript or JavaScript, with or without JSX
 */
export function guardLoops(code: string): string {
  const inserted: { at: number; text: string }[] = [];
  typescript.parse(code).iterate({
    enter({ name, from, node }) {
      const body = name === 'DoStatement' ? node.firstChild?.nextSibling : isLoop(name) ? node.lastChild : null;
      if (!body || body.type.isError) return;
      inserted.push({ at: body.from, text: `{${guardName}(${lineOf(code, from)});` }, { at: body.to, text: '}' });
    },
  });
  return insert(code, inserted);
}

/** The line of the first place that is no valid syntax, 1-based; null where there is none. */
export function invalidLine(code: string): number | null {
  let line: number | null = null;
  typescript.parse(code).iterate({
    enter({ type, from }) {
      if (type.isError) line ??= lineOf(code, from);
    },
  });
  return line;
}

function isLoop(name: string): boolean {
  return name === 'ForStatement' || name === 'WhileStatement';
}
