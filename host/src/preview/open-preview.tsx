import type { Section } from '@site/sdk/contract';
import type { ReactNode } from 'react';
import { loadPreview } from './load-preview.ts';
import { PreviewBanner } from './PreviewBanner.tsx';

/** What a tab shows instead of what is live, if it can be shown, and the banner that says so. @param wanted as in the address */
export async function openPreview(wanted: string): Promise<{ section: Section | null; banner: ReactNode }> {
  const preview = await loadPreview(wanted);
  return { section: preview.section ?? null, banner: <PreviewBanner preview={preview} /> };
}
