const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Shortens a string to at most `max` graphemes.
 * @param s the string
 * @param max the most graphemes of the result, `end` included
 * @param end what follows a string that was cut, if there is room for it
 */
export function truncate(s: string, max: number, end = '…'): string {
  const characters = graphemes(s);
  if (characters.length <= max) return s;
  const room = Math.max(0, max);
  const rest = room - graphemes(end).length;
  return rest > 0 ? characters.slice(0, rest).join('') + end : characters.slice(0, room).join('');
}

function graphemes(s: string): string[] {
  return Array.from(segmenter.segment(s), ({ segment }) => segment);
}
