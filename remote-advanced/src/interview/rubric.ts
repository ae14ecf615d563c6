import { EntrySource } from '@site/learning/entry-source';

/** What a good answer to a question has, as its entry says it. */
export interface Rubric {
  shortAnswer: string;
  /** The points of "In an interview"; empty when the entry has none. */
  points: string[];
}

/**
 * Fetches the rubric of a question.
 * @param base the address of the section's release
 * @param page the name of the page's folder
 * @param slug the end of the question's address
 * @throws Error when it does not arrive
 */
export async function fetchRubric(base: string, page: string, slug: string): Promise<Rubric> {
  const html = await new EntrySource(base, page).answer(slug);
  const answer = new DOMParser().parseFromString(html, 'text/html');
  const heading = [...answer.querySelectorAll('h5')].find(({ textContent }) => textContent === 'In an interview');
  const points = heading?.nextElementSibling?.querySelectorAll('li') ?? [];
  return {
    shortAnswer: answer.querySelector('p')?.textContent ?? '',
    points: [...points].map(({ textContent }) => textContent.trim()),
  };
}
