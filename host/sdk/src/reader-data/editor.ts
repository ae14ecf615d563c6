import * as v from 'valibot';
import { jsonIn } from './json-in.ts';
import type { StoredValue } from './stored-value.ts';

const editorFields = v.object({
  /** `plain` is a text area, which works best with some screen readers. */
  kind: v.optional(v.picklist(['codemirror', 'plain']), 'codemirror'),
  /** Of the code, in CSS pixels. */
  fontSize: v.optional(v.pipe(v.number(), v.minValue(10), v.maxValue(32)), 15),
  wrapsLines: v.optional(v.boolean(), true),
  /** Tab indents the code, and leaves the editor only after Esc; otherwise it always leaves. */
  tabIndents: v.optional(v.boolean(), false),
  hasVimKeys: v.optional(v.boolean(), false),
});

export type Editor = v.InferOutput<typeof editorFields>;

/** How the reader wants to write code. Apart from the other preferences, because most pages need neither it nor its schema. */
export const editor: StoredValue<Editor> = {
  key: 'site:editor',
  label: 'choice of editor',
  initial: { kind: 'codemirror', fontSize: 15, wrapsLines: true, tabIndents: false, hasVimKeys: false },
  parse: (text) => {
    const result = v.safeParse(editorFields, jsonIn(text));
    return result.success ? result.output : undefined;
  },
  format: (value) => JSON.stringify(value),
};
