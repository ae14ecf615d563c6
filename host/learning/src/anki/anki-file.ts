/** A note of Anki, as a row of a text file. The note type "Basic" makes one flashcard of it. */
export interface AnkiNote {
  /** Stays the same for the same entry, so that Anki updates the note when it is imported again. */
  guid: string;
  /** Its deck; `::` separates the levels. */
  deck: string;
  /** HTML. */
  front: string;
  /** HTML. */
  back: string;
  /** Words without spaces; `::` separates the levels. */
  tags: string[];
}

/**
 * How Anki 2.1.54 and later read the file; earlier ones skip these lines. There is no `#columns`: it would match columns and fields by
 * name, and "Front" has another name in each language of Anki. Without it they match by position.
 * @see https://docs.ankiweb.net/importing/text-files.html#file-headers
 */
const headers = [
  '#separator:Tab',
  '#html:true',
  '#notetype:Basic',
  '#if matches:update current',
  '#guid column:1',
  '#deck column:2',
  '#tags column:5',
];

/** Writes notes as a text file for "File, Import" in Anki. */
export function formatAnkiFile(notes: readonly AnkiNote[]): string {
  return [...headers, ...notes.map(rowOf), ''].join('\n');
}

function rowOf({ guid, deck, front, back, tags }: AnkiNote): string {
  return [guid, deck, front, back, tags.join(' ')].map(quoted).join('\t');
}

/** A field in quotation marks, in which tabs, line breaks and a `#` at the start are characters like others. */
function quoted(field: string): string {
  return `"${field.replaceAll('"', '""')}"`;
}
