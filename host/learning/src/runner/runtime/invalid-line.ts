/** What engines say of a name that is declared twice. */
const redeclared = /(?:^Identifier '|\bredeclaration of (?:\w+ )?|\btwice: ')([\w$]+)/;

/** A decorator in a line of code. */
export const decorator = /(?:^|[\s({;])@[\w$(]/;

/** A quotation mark of a text, which a program that was written or pasted as text has in place of those of code. */
export const typographicQuote = /[“”„‘’]/;

/** What the line of an error holds, by what engines say of it. */
const signs: readonly (readonly [message: RegExp, line: RegExp])[] = [
  [/\bawait\b/, /\bawait\b/],
  [/\b(?:Illegal|Invalid) break\b/, /\bbreak\b/],
  [/\b(?:Illegal|Invalid) continue\b/, /\bcontinue\b/],
  [/\b(?:Illegal|Invalid) return\b/, /\breturn\b/],
  [/\boctal\b/i, /\b0\d/],
  [/\bregular expression\b/i, /\//],
  [/\bconst declaration\b/, /\bconst\b[^=]*;/],
  // A character that is not code, in whichever line; one that ends with a backslash goes on in the next.
  [/\b(?:Invalid or unexpected token|illegal character|Invalid character)\b/, /[^\\]$/],
  // Also `let` before what is no name.
  [/\bstrict mode reserved word\b/, /\b(?:let|static|yield|interface|implements|package|private|protected|public)\b/],
  [/\beval or arguments\b/, /\b(?:eval|arguments)\b/],
];

/**
 * The line of an error for which the engine names none: the first one with which the code, cut after it, has the same error. Some errors
 * are found only where a function or a class ends, so a line that does not hold what the message is about is none.
 * @param messageOf what the engine says of code up to a line
 * @returns 1-based; null when it is not certain
 */
export function invalidLine(code: string, message: string, messageOf: (code: string) => string | null): number | null {
  const sign = signOf(message);
  if (!sign || messageOf(code) !== message) return null;
  const lines = code.split('\n');
  let [without, within] = [0, lines.length];
  while (within - without > 1) {
    const middle = Math.floor((without + within) / 2);
    if (messageOf(lines.slice(0, middle).join('\n')) === message) within = middle;
    else without = middle;
  }
  return sign.test(lines[within - 1] ?? '') ? within : null;
}

function signOf(message: string): RegExp | null {
  const name = message.match(redeclared)?.[1];
  if (name) return new RegExp(String.raw`\b(?:let|const|var|class|function)\b.*${escaped(name)}(?![\w$])`);
  const known = signs.find(([text]) => text.test(message));
  if (known) return known[1];
  const word = message.match(/'([^']+)'/)?.[1];
  return word === undefined ? null : new RegExp(escaped(word));
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
