/** A text file as Anki reads it: its headers, and the fields of its rows. */
export interface ParsedFile {
  headers: Map<string, string>;
  rows: string[][];
}

/** Reads a text file by the rules of Anki's manual: lines that begin with `#` first, then fields as in RFC 4180, parted by tabs. */
export function parseAnkiFile(text: string): ParsedFile {
  const [head = ''] = text.match(/^(?:#.*\n)*/) ?? [];
  const headers = head.split('\n').flatMap((line) => {
    const [, key, value] = line.match(/^#([^:]+):(.*)$/) ?? [];
    return key && value ? [[key, value] as const] : [];
  });
  return { headers: new Map(headers), rows: parseRows(text.slice(head.length)) };
}

/**
 * The fields of each note, in the order of its note type. Without `#columns` Anki maps by position: columns that a header names are no
 * fields, and of the others the first is the first field.
 */
export function fieldsOf({ headers, rows }: ParsedFile): string[][] {
  const named = ['guid', 'deck', 'tags', 'notetype'].map((what) => Number(headers.get(`${what} column`)) - 1);
  return rows.map((row) => row.filter((_field, index) => !named.includes(index)));
}

function parseRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, inQuotes, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^\t\n"]*))(\t|\n)/g)) {
    row.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end === '\t') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
