import type { SampleLanguage } from '../entry.ts';

export type SampleAction = 'run' | 'edit' | 'step';

/** A sample that the reader has started, or the source of a demo. Its block of code is static HTML. */
export interface StartedSample {
  block: HTMLElement;
  /** The button that it was started with: to run it, to edit it, or to step through it. */
  action: SampleAction;
}

/** Whether it is the broken code of a bug, which is repaired against its test. */
export function isBug(block: HTMLElement): boolean {
  return block.matches('.repair');
}

/** Whether readers can step through a sample: QuickJS runs it as the page says. */
export function hasSteps(block: HTMLElement): boolean {
  return block.querySelector('.run-bar > [value="step"]') !== null;
}

/** The language of a sample that needs a document; null for one that runs in a worker. */
export function screenLanguage(block: HTMLElement): SampleLanguage | null {
  return screenLanguages.find((language) => language === block.dataset.screen) ?? null;
}

const screenLanguages: readonly SampleLanguage[] = ['js', 'ts', 'jsx', 'tsx', 'html'];

/** Whether a sample is about elements, so that there may be something to see. */
export function hasElements(block: HTMLElement): boolean {
  return /sx$|html/.test(screenLanguage(block) ?? '');
}

/** The action of a button of a sample. */
export function actionOf({ value }: HTMLButtonElement): SampleAction {
  return value === 'edit' || value === 'step' ? value : 'run';
}

/** The code of a sample. */
export function codeIn(block: HTMLElement): string {
  return block.querySelector('pre > code')?.textContent ?? '';
}

/**
 * What the page says that a sample prints; Node or Chromium has printed it. It comes after the sample, or in the part of a prediction that opens
 * with the answer. Null where nothing is said.
 */
export function publishedOutput(block: HTMLElement): string | null {
  const next = block.nextElementSibling;
  const output = next?.matches('.output')
    ? next
    : block.parentElement?.querySelector(':scope > [data-part="output"] > .output');
  return output?.querySelector('pre > code')?.textContent ?? null;
}
