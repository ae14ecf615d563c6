import { parser } from '@lezer/javascript';
import { guardName } from './guard-name.ts';

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

function lineOf(code: string, position: number): number {
  return code.slice(0, position).split('\n').length;
}

function insert(code: string, texts: { at: number; text: string }[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { at, text } of texts.toSorted((a, b) => a.at - b.at)) {
    parts.push(code.slice(end, at), text);
    end = at;
  }
  return parts.join('') + code.slice(end);
}
