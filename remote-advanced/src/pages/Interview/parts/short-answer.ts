import { EntrySource } from '@site/learning/entry-source';

/**
 * Fetches the short answer of a question of this page, as text.
 * @param base the address of the section's release
 * @throws Error when it does not arrive
 */
export async function fetchShortAnswer(base: string, slug: string): Promise<string> {
  const html = await new EntrySource(base, 'Interview').answer(slug);
  return new DOMParser().parseFromString(html, 'text/html').querySelector('p')?.textContent ?? '';
}
