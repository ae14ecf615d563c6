import { guardName } from './guard-name.ts';
import { insert } from './insert.ts';
import { parsers } from './parsers.ts';

type Tree = ReturnType<(typeof parsers)['ts']['parse']>;
type SyntaxNode = Tree['topNode'];
type TreeCursor = ReturnType<Tree['cursor']>;

const loops = ['ForStatement', 'WhileStatement', 'DoStatement'];
const functions = ['FunctionDeclaration', 'FunctionExpression', 'MethodDeclaration', 'ArrowFunction'];

interface GuardOptions {
  /** `tsx` for code with JSX, where `<string>value` is no assertion. */
  language: keyof typeof parsers;
  /** Whether functions call it, too: React calls a component that renders itself in a loop of its own. */
  withFunctions?: boolean;
}

/**
 * Makes every loop call the guard, which ends a loop that runs too long and knows its line. Lines stay where they are. It yields where it
 * can be interrupted: a long file takes a second.
 * @param code TypeScript or JavaScript
 */
export function* guardLoops(code: string, { language, withFunctions = false }: GuardOptions): Generator<void, string> {
  const tree = yield* parsed(code, language);
  const lineOf = lineCounter(code);
  const starts: { at: number; text: string }[] = [];
  const ends: { at: number; text: string }[] = [];
  const cursor = tree.cursor();
  do {
    const body = repeatedPart(cursor, withFunctions);
    if (body) {
      const call = `${guardName}(${lineOf(cursor.from)})`;
      const isExpression = cursor.name === 'ArrowFunction' && body.name !== 'Block';
      starts.push({ at: body.from, text: isExpression ? `(${call},` : `{${call};` });
      ends.push({ at: body.to, text: isExpression ? ')' : '}' });
    }
    yield;
  } while (cursor.next());
  // What ends at the same place is closed from the inside out.
  return insert(code, [...starts, ...ends.reverse()]);
}

function* parsed(code: string, language: keyof typeof parsers): Generator<void, Tree> {
  const parse = parsers[language].startParse(code);
  for (;;) {
    const tree = parse.advance();
    if (tree) return tree;
    yield;
  }
}

/** Tells the line of places in code, 1-based, each of which is after the one before. */
function lineCounter(code: string): (position: number) => number {
  let line = 1;
  let next = code.indexOf('\n');
  return (position) => {
    for (; next !== -1 && next < position; next = code.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}

/** What runs again and again, and is to call the guard first; null for anything else. */
function repeatedPart(cursor: TreeCursor, withFunctions: boolean): SyntaxNode | null {
  const { name } = cursor;
  const isFunction = withFunctions && functions.includes(name);
  if (!isFunction && !loops.includes(name)) return null;
  const { firstChild, lastChild } = cursor.node;
  const body = name === 'DoStatement' ? firstChild?.nextSibling : lastChild;
  if (!body || body.type.isError) return null;
  const isOverload = isFunction && name !== 'ArrowFunction' && body.name !== 'Block';
  return isOverload ? null : body;
}
