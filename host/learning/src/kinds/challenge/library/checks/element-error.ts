import { momentOf } from './moment-of.ts';

/** What Testing Library throws for elements that it does not find: its message in short, and where it has looked. */
export function elementError(message: string | null, container: Element): Error {
  return Object.assign(new Error(firstSentence(message)), { name: '', moment: momentOf(container) });
}

/** Without the advice to whoever writes the test. */
function firstSentence(message: string | null): string {
  return message?.split(/\n\n|\. This could be because/)[0]?.trim() ?? '';
}
