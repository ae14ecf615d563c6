import { prettyDOM } from '@testing-library/dom';

/** What Testing Library throws for elements that it does not find: shown by its message alone, in short. */
export function elementError(message: string | null, container: Element): Error {
  return Object.assign(new Error(`${firstSentence(message)}\n\n${htmlOf(container)}`), { name: '' });
}

/** Without the advice to whoever writes the test. */
function firstSentence(message: string | null): string {
  return message?.split(/\n\n|\. This could be because/)[0]?.trim() ?? '';
}

function htmlOf(container: Element): string {
  return prettyDOM(container, 1500, { highlight: false }) || '';
}
