/** Letters that are a letter of their own in Unicode, so that splitting off accents does not reach them. */
const letters: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ı: 'i', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };

/** A text without accents and capitals, to compare what is typed with what is there. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłıđßæœ]/g, (letter) => letters[letter] ?? letter);
}
