import type { Section } from '@site/sdk/contract';
import type { ReactNode } from 'react';
import type { SiteRegistry } from '../registry.ts';
import { loadPreview } from './load-preview.ts';
import { PreviewBanner } from './PreviewBanner.tsx';

/** What a tab shows in place of what is live, and the banner that says so. */
export interface OpenPreview {
  /** A section in place of its live version. */
  section?: Section | undefined;
  /** All sections in place of those that are live. */
  registry?: SiteRegistry | undefined;
  banner: ReactNode;
}

/** Loads what a tab shows in place of what is live, if it can be shown. @param wanted as in the address */
export async function openPreview(wanted: URLSearchParams): Promise<OpenPreview> {
  const version = wanted.get('with');
  if (version === null) return (await import('../bisect/open-bisect.tsx')).openBisect(wanted);
  const preview = await loadPreview(version);
  return { section: preview.section, banner: <PreviewBanner preview={preview} /> };
}
