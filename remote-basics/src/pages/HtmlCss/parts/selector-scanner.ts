const escaped = String.raw`\\(?:[0-9a-f]{1,6}\s?|[^\n0-9a-f])`;
const start = String.raw`(?:[a-z_]|[^\x00-\x7f]|${escaped})`;
const rest = String.raw`(?:[\w-]|[^\x00-\x7f]|${escaped})`;

/** A CSS identifier, escapes included. */
export const identifier = `(?:--${rest}*|-?${start}${rest}*)`;
/** White space and comments; a comment was replaced by NUL, which a stylesheet cannot contain. */
export const gap = String.raw`[\s\0]*`;
const string = String.raw`(?:"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*')`;

/** `[name]`, `[name="value" i]`, each with an optional namespace. */
export const attribute = [
  String.raw`\[${gap}(?:(?:${identifier}|\*)?\|(?!=))?${identifier}${gap}`,
  String.raw`(?:[~|^$*]?=${gap}(?:${identifier}|${string})${gap}(?:[is]${gap})?)?\]`,
].join('');

/** Replaces each comment outside strings with NUL. */
export function withoutComments(text: string): string {
  return text.replace(new RegExp(String.raw`${string}|/\*[^]*?(?:\*/|$)`, 'g'), (found) =>
    found.startsWith('/*') ? '\0' : found,
  );
}

/** Splits at commas outside brackets, parentheses, strings and escapes. */
export function splitAtCommas(text: string): string[] {
  const commas: number[] = [];
  for (let at = 0; at < text.length; at = behind(text, at)) {
    if (text[at] === ',') commas.push(at);
    else if (text[at] === '(' || text[at] === '[') {
      const end = closingBracket(text, at);
      at = end < 0 ? text.length : end;
    }
  }
  return [...commas, text.length].map((comma, index) =>
    text.slice(index === 0 ? 0 : (commas[index - 1] ?? 0) + 1, comma),
  );
}

/** The position where the bracket or parenthesis opened at `from` is closed; -1 if it is not closed. */
export function closingBracket(text: string, from: number): number {
  const open: string[] = [];
  for (let at = from; at < text.length; at = behind(text, at)) {
    if (text[at] === '(') open.push(')');
    else if (text[at] === '[') open.push(']');
    else if (text[at] === open.at(-1)) open.pop();
    if (open.length === 0) return at;
  }
  return -1;
}

/** The position after the character at `at`, or after the string or escape that begins there. */
function behind(text: string, at: number): number {
  if (text[at] === '\\') return at + 2;
  quoted.lastIndex = at;
  return quoted.test(text) ? quoted.lastIndex : at + 1;
}

const quoted = new RegExp(string, 'y');
