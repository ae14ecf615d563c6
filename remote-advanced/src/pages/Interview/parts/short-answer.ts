import { entryContentFile } from '@site/sdk/contract';

/**
 * Fetches the short answer of a question of this page, as text.
 * @param base the address of the section's release
 * @throws Error when it does not arrive, or holds no answer
 */
export async function fetchShortAnswer(base: string, slug: string): Promise<string> {
  const address = base + entryContentFile('Interview', slug);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const content: unknown = await response.json();
  const html = typeof content === 'object' && content !== null && 'answer' in content ? content.answer : undefined;
  const answer = new DOMParser().parseFromString(String(html ?? ''), 'text/html').querySelector('p')?.textContent;
  if (!answer) throw new Error(`${address} holds no answer.`);
  return answer;
}
