import type { PageContent } from '@site/sdk/contract';
import { contentInDocument } from '../page-content.ts';

/** Loads the page. Its static parts are taken from the document if it has them, and fetched otherwise. */
export async function loadDesign() {
  const [{ Design }, content] = await Promise.all([import('./Design.tsx'), staticParts()]);
  return { default: () => <Design content={content} /> };
}

async function staticParts(): Promise<PageContent> {
  const design = typeof document === 'undefined' ? null : document.getElementById('design');
  if (design) return contentInDocument(design);
  const { designContent } = await import('./content.ts');
  return designContent;
}
