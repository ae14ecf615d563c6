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
