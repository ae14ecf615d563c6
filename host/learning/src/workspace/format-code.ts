import { format } from 'prettier/standalone';

/**
 * Formats code by Prettier, in the style of the site's own.
 * @param file its name, which tells the language: TypeScript and JSX, or CSS
 * @throws SyntaxError naming line and column where the code cannot be read; TypeError when the parser does not load
 */
export async function formatCode(code: string, file: string): Promise<string> {
  const style = { singleQuote: true, printWidth: 100 };
  if (file.endsWith('.css'))
    return format(code, { ...style, parser: 'css', plugins: [await import('prettier/plugins/postcss')] });
  const plugins = await Promise.all([import('prettier/plugins/babel'), import('prettier/plugins/estree')]);
  return format(code, { ...style, parser: 'babel-ts', plugins });
}
