import { endings, type RunState } from '../workspace/run-state.ts';

/**
 * What became of a sample that runs or has run.
 * @param published what the page says that it prints; null for code that the reader has changed
 * @param engine what printed that
 */
export function statusOf({ output, errors, end }: RunState, published: string | null, engine: string): string {
  if (end === null) return 'Running …';
  if (end !== 'finished') return endings[end];
  if (errors.length > 0) return 'The code threw an error.';
  const text = output.map((line) => line.text).join('\n');
  if (published === null) return text ? 'The code printed:' : 'The code printed nothing.';
  return lines(text) === lines(published)
    ? 'Your browser prints the same as the page.'
    : `Your browser prints something other than ${engine}, whose output is on the page:`;
}

/** Text without the spaces that no reader sees. */
function lines(text: string): string {
  return text.replaceAll(/ +$/gm, '').trim();
}
