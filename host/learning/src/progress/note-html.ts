import { micromark } from 'micromark';

/** What a note may not have: headings, which would mix with those of the page, and pictures, which the page would not load. */
const extensions = [{ disable: { null: ['headingAtx', 'setextUnderline', 'labelStartImage'] } }];

/** A note as HTML. HTML in it stays text, and addresses that run something are left out: notes may come from a file. */
export function noteHtml(note: string): string {
  return micromark(note, { extensions });
}
