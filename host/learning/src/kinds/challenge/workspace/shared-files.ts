import * as v from 'valibot';
import { stylesFile, type Variant, variants } from '../challenge-files.ts';

const editable = v.picklist([variants.react, variants.dom, stylesFile]);
const sharedFiles = v.pipe(v.string(), v.parseJson(), v.record(editable, v.string()));

/** The component and the styles of a variant as one text, for a link. */
export function sharedText(variant: Variant, codeOf: (file: string) => string): string {
  return JSON.stringify(Object.fromEntries([variants[variant], stylesFile].map((file) => [file, codeOf(file)])));
}

/** The files in the text of a link, by name; null if it holds anything else. */
export function readShared(text: string): Record<string, string> | null {
  const { success, output } = v.safeParse(sharedFiles, text);
  return success && Object.keys(output).length > 0 ? output : null;
}

/** The variant that shared files belong to. */
export function sharedVariant(files: Record<string, string>): Variant {
  return variants.dom in files && !(variants.react in files) ? 'dom' : 'react';
}
