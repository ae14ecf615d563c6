/** A row of a reference table. */
export interface Row {
  /** Identifies the row after the `#` of a URL. */
  id: string;
  /** Shown first, and copied. */
  name: string;
  /** The index of its family; 0 in a table without families. */
  family: number;
  /** The breakpoints at which the class exists. */
  at: readonly string[];
  /** A one-line description. */
  summary: string;
  /** The text to search, in lower case. */
  text: string;
  /** Further ids and names that find it: the same class at a breakpoint. */
  also: readonly string[];
}

/** What the reader searches for; an empty string matches everything. */
export interface Query {
  text: string;
  family: string;
  at: string;
}

/**
 * The matching rows: exact matches of the name first, then names that begin with the search text.
 * @param families the ids of the families, by index
 */
export function findRows<R extends Row>(
  rows: readonly R[],
  { text, family, at }: Query,
  families: readonly string[],
): R[] {
  const words = text.toLowerCase().replace(/^\./, '').split(/\s+/).filter(Boolean);
  const found = rows.filter(
    (row) =>
      (!family || families[row.family] === family) &&
      (!at || row.at.includes(at)) &&
      words.every((word) => row.text.includes(word) || row.also.includes(word)),
  );
  const [word] = words;
  if (!word) return found;
  const ranked = found.map((row) => ({ row, place: rank(row, word) }));
  return ranked.sort((a, b) => a.place - b.place).map(({ row }) => row);
}

function rank({ name, also }: Row, word: string): number {
  if (name === word || also.includes(word)) return 0;
  if (name.startsWith(word)) return 1;
  return name.includes(word) ? 2 : 3;
}

/** The row that a URL's fragment identifies, such as `#bs-mt-3`, and `#bs-mt-md-3` for the same row. */
export function rowByHash<R extends Row>(rows: readonly R[], prefix: string, hash: string): R | undefined {
  const id = decoded(hash.slice(1));
  if (!id.startsWith(prefix)) return undefined;
  const name = id.slice(prefix.length);
  return rows.find((row) => row.id === id) ?? rows.find(({ also }) => also.includes(name));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
