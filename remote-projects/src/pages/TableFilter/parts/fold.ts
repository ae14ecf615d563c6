/** Letters that Unicode does not decompose, so removing accents does not affect them. */
const letters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ı: 'i', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A string without accents and in lower case, for comparing the search text with the data. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłıđßæœ]/g, (letter) => letters[letter] ?? letter);
}
