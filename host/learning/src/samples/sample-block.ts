/** A sample that the reader has started. Its block of code is static HTML. */
export interface StartedSample {
  block: HTMLElement;
  /** Whether it was started to be edited, not to be run. */
  startsEditing: boolean;
}

/** Whether it is the broken code of a bug, which is repaired against its test. */
export function isBug({ block }: StartedSample): boolean {
  return block.matches('.repair');
}

/** The code of a sample. */
export function codeIn(block: HTMLElement): string {
  return block.querySelector('pre > code')?.textContent ?? '';
}

/**
 * What the page says that a sample prints; Node has printed it. It comes after the sample, or in the part of a prediction that opens
 * with the answer. Null where nothing is said.
 */
export function publishedOutput(block: HTMLElement): string | null {
  const next = block.nextElementSibling;
  const output = next?.matches('.output')
    ? next
    : block.parentElement?.querySelector(':scope > [data-part="output"] > .output');
  return output?.querySelector('pre > code')?.textContent ?? null;
}
