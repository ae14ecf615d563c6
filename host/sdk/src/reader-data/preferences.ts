import * as v from 'valibot';
import type { StoredValue } from './stored-value.ts';

/** The themes that the reader can choose from; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The theme of the site. A script in the host's index.html reads the same string before the first paint. */
export const theme: StoredValue<Theme> = {
  key: 'site:theme',
  label: 'theme',
  initial: 'system',
  parse: (text) => themes.find((one) => one === text),
  format: (value) => (value === 'system' ? null : value),
};

export const textSizes = ['small', 'standard', 'large', 'largest'] as const;

/** The size of all text. The script that applies the theme reads the same string. */
export const textSize = choiceOf('site:text-size', 'text size', textSizes, 'standard');

export const readingWidths = ['narrow', 'standard', 'wide'] as const;

/** How long the lines of prose may be. The script that applies the theme reads the same string. */
export const readingWidth = choiceOf('site:reading-width', 'reading width', readingWidths, 'standard');

export const motions = ['system', 'reduced'] as const;

/** Whether things may move; `system` follows the device. The script that applies the theme reads the same string. */
export const motion = choiceOf('site:motion', 'choice of motion', motions, 'system');

const editorFields = v.object({
  /** `plain` is a text area, which works best with some screen readers. */
  kind: v.optional(v.picklist(['codemirror', 'plain']), 'codemirror'),
  /** Of the code, in CSS pixels. */
  fontSize: v.optional(v.pipe(v.number(), v.minValue(10), v.maxValue(32)), 15),
  wrapsLines: v.optional(v.boolean(), true),
  hasVimKeys: v.optional(v.boolean(), false),
});

export type Editor = v.InferOutput<typeof editorFields>;

/** How the reader wants to write code. */
export const editor: StoredValue<Editor> = {
  key: 'site:editor',
  label: 'choice of editor',
  initial: { kind: 'codemirror', fontSize: 15, wrapsLines: true, hasVimKeys: false },
  parse: (text) => {
    const result = v.safeParse(editorFields, jsonIn(text));
    return result.success ? result.output : undefined;
  },
  format: (value) => JSON.stringify(value),
};

const reviewFields = v.object({
  newCards: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
  reviews: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
});

export type ReviewLimits = v.InferOutput<typeof reviewFields>;

/** How many entries the reader wants to be asked on /Review in a day: for the first time, and again. */
export const reviewLimits: StoredValue<ReviewLimits> = {
  key: 'site:review-limits',
  label: 'daily limits of review',
  initial: { newCards: 10, reviews: 100 },
  parse: (text) => {
    const result = v.safeParse(reviewFields, jsonIn(text));
    return result.success ? result.output : undefined;
  },
  format: (value) => JSON.stringify(value),
};

/** The addresses of the last visited pages, most recent first. */
export const visits: StoredValue<readonly string[]> = {
  key: 'site:visits',
  label: 'list of visited pages',
  initial: [],
  parse: stringsIn,
  format: (value) => JSON.stringify(value),
  automatic: true,
};

/** Whether single keys work in the lists of questions. They can get in the way of speech input. */
export const questionShortcuts: StoredValue<boolean> = {
  key: 'question-shortcuts',
  label: 'choice of keyboard shortcuts',
  initial: true,
  parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
  format: (value) => (value ? 'on' : 'off'),
};

function stringsIn(text: string): string[] | undefined {
  const list = jsonIn(text);
  return Array.isArray(list) && list.every((one) => typeof one === 'string') ? list : undefined;
}

/** A JSON value; undefined for text that is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One of a few words. Nothing is stored for the one that everyone begins with. */
function choiceOf<Choice extends string>(
  key: string,
  label: string,
  choices: readonly Choice[],
  initial: Choice,
): StoredValue<Choice> {
  return {
    key,
    label,
    initial,
    parse: (text) => choices.find((one) => one === text),
    format: (value) => (value === initial ? null : value),
  };
}
