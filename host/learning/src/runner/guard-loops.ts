import { guardName } from './guard-name.ts';
import { insert, lineOf } from './insert.ts';
import { parsers } from './parsers.ts';

type Tree = ReturnType<(typeof parsers)['ts']['parse']>;
type SyntaxNode = Tree['topNode'];
type SyntaxNodeRef = Pick<SyntaxNode, 'name' | 'node'>;

const loops = ['ForStatement', 'WhileStatement', 'DoStatement'];
const functions = ['FunctionDeclaration', 'FunctionExpression', 'MethodDeclaration'];

interface GuardOptions {
  /** `tsx` for code with JSX, where `<string>value` is no assertion. */
  language: keyof typeof parsers;
  /** Whether functions call it, too: React calls a component that renders itself in a loop of its own. */
  withFunctions?: boolean;
}

/**
 * Makes every loop call the guard, which ends a loop that runs too long and knows its line. Lines stay where they are.
 * @param code TypeScript or JavaScript
 */
export function guardLoops(code: string, { language, withFunctions = false }: GuardOptions): string {
  const inserted: { at: number; text: string }[] = [];
  const isExpression = ({ name }: SyntaxNodeRef, body: SyntaxNode) => name === 'ArrowFunction' && body.name !== 'Block';
  parsers[language].parse(code).iterate({
    enter(node) {
      const body = repeatedPart(node, withFunctions);
      if (!body) return;
      const call = `${guardName}(${lineOf(code, node.from)})`;
      inserted.push({ at: body.from, text: isExpression(node, body) ? `(${call},` : `{${call};` });
    },
    // What ends at the same place is closed from the inside out.
    leave(node) {
      const body = repeatedPart(node, withFunctions);
      if (body) inserted.push({ at: body.to, text: isExpression(node, body) ? ')' : '}' });
    },
  });
  return insert(code, inserted);
}

/** What runs again and again, and is to call the guard first; null for anything else. */
function repeatedPart({ name, node }: SyntaxNodeRef, withFunctions: boolean): SyntaxNode | null {
  const body = name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
  if (!body || body.type.isError) return null;
  const isRepeated = loops.includes(name) || (withFunctions && (name === 'ArrowFunction' || isWithBlock(name, body)));
  return isRepeated ? body : null;
}

/** Whether it is a function with a body, which an overload is not. */
function isWithBlock(name: string, body: SyntaxNode): boolean {
  return functions.includes(name) && body.name === 'Block';
}
