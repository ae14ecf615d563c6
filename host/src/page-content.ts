import type { PageContent, Section } from '@site/sdk/contract';
import { sectionTimeLimit } from '@site/sdk/site';

/** Reads the static parts of a page from the HTML the document came with. */
export function contentInDocument(element: Element): PageContent {
  const parts = element.querySelectorAll<HTMLElement>('[data-content]');
  return Object.fromEntries([...parts].map((part) => [part.dataset.content, part.innerHTML]));
}

/** The server has no such file: for an entry, there is no such entry. */
export class MissingContent extends Error {}

/**
 * Fetches the static parts of a page; they are released beside the section's code and never change.
 * @throws Error when the file does not arrive in time or is not a record of strings
 */
export async function fetchContent({ base }: Section, content: string | null): Promise<PageContent> {
  return content === null ? {} : fetchTexts(base + content);
}

/** The prose alone, without demos and their sources. */
export function proseOf(content: PageContent): string {
  return Object.entries(content)
    .filter(([key]) => key.startsWith('html-'))
    .map(([, html]) => html)
    .join('');
}

async function fetchTexts(address: string): Promise<PageContent> {
  const response = await fetch(address, { signal: AbortSignal.timeout(sectionTimeLimit) });
  if (response.status === 404) throw new MissingContent(`There is no text: ${address} answered 404.`);
  if (!response.ok)
    throw new Error(`The text of the page could not be loaded: ${address} answered ${response.status}.`);
  const json: unknown = await response.json();
  if (isTexts(json)) return json;
  throw new Error(`The text of the page could not be read: ${address} does not hold named texts.`);
}

function isTexts(value: unknown): value is PageContent {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}
