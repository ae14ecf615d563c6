/** A namespace as it is declared, which is a line of its own. */
const declaration = /^[ \t]*(?:export[ \t]+)?(?:namespace|module)[ \t]+([\w$]+)[\w$.]*[ \t]*\{/gm;

/** Comments, and strings that are no templates. */
const text = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/**
 * A namespace whose values are used though the compiler has left it out, as it does with all of them.
 * @param source TypeScript
 * @param code what it is compiled to
 */
export function lostNamespace(source: string, code: string): { name: string; line: number } | null {
  for (const { 0: start, 1: name = '', index } of source.matchAll(declaration)) {
    const word = name.replaceAll('$', String.raw`\$`);
    const isUsed = new RegExp(String.raw`(?:\.{3}|[^\w$.])${word}\.[\w$]`).test(code.replaceAll(text, ''));
    // A class or a function can have a namespace of types alone.
    const isDeclared = new RegExp(String.raw`\b(?:class|function\*?|const|let|var)\s+${word}(?![\w$])`).test(code);
    // What is left is in a string or in a comment.
    if (isUsed && !isDeclared && !code.includes(start.trim()))
      return { name, line: source.slice(0, index).split('\n').length };
  }
  return null;
}
