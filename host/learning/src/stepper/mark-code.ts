import { parser } from '@lezer/javascript';
import { insert, lineOf } from '../runner/insert.ts';

const typescript = parser.configure({ dialect: 'ts' });

const functions = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunction', 'MethodDeclaration', 'Property'];
const handlers = ['CatchClause', 'FinallyClause'];

/**
 * Makes every function report that it begins (`$began`), and that it goes on after an `await` (`$wentOn`), with the line. Lines stay where
 * they are, and so does the order in which things run.
 * @param code TypeScript or JavaScript
 */
export function markCode(code: string): string {
  const inserted: { at: number; text: string }[] = [];
  const wrap = (from: number, to: number, before: string, after: string) =>
    inserted.push({ at: from, text: before }, { at: to, text: after });
  typescript.parse(code).iterate({
    enter({ name, from, to, node }) {
      const line = lineOf(code, from);
      if (name === 'AwaitExpression') wrap(from, to, `$wentOn(${line},`, ')');
      const body = node.lastChild;
      if (!body) return;
      if (functions.includes(name)) {
        if (body.name === 'Block') inserted.push({ at: body.from + 1, text: `$began(${line});` });
        else if (name === 'ArrowFunction') wrap(body.from, body.to, `($began(${line}),`, ')');
      }
      if (handlers.includes(name)) inserted.push({ at: body.from + 1, text: `$wentOn(${line});` });
      if (name === 'ForStatement' && node.getChild('await')) wrap(body.from, body.to, `{$wentOn(${line});`, '}');
    },
  });
  return insert(code, inserted);
}
