const capital = '(?:[\\p{Lu}\\p{Lt}]\\p{M}*)';
const small = '(?:[\\p{Ll}\\p{Lo}\\p{Lm}]\\p{M}*)';
const acronym = `${capital}+(?=${capital}${small})`;
const capitalized = `${capital}?${small}+\\p{N}*`;
const capitals = `${capital}+\\p{N}*`;
const word = new RegExp([acronym, capitalized, capitals, '\\p{N}+'].join('|'), 'gu');

/** Joins the words of a name without gaps, each but the first with a capital: `totalPrice`. */
export function camelCase(s: string): string {
  const [first = '', ...others] = lowerCaseWords(s);
  return first + others.map(capitalize).join('');
}

/** Joins the words of a name in lower case with hyphens: `total-price`. */
export function kebabCase(s: string): string {
  return lowerCaseWords(s).join('-');
}

/** Joins the words of a name in lower case with underscores: `total_price`. */
export function snakeCase(s: string): string {
  return lowerCaseWords(s).join('_');
}

function lowerCaseWords(s: string): string[] {
  return Array.from(s.match(word) ?? [], (one) => one.toLowerCase());
}

function capitalize(text: string): string {
  return text.replace(/^./u, (first) => first.toUpperCase());
}
