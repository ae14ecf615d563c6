import type { Imported } from '@site/learning/memory';

/** What an action has done, or why it has changed nothing. */
export interface Outcome {
  text?: string;
  problem?: string;
  undo?: () => void;
}

/** What an import has done, in words. @param skippedTexts how many strings of the file it left out */
export function summaryOf(imported: Imported, skippedTexts = 0): string {
  const skipped = counted(skippedTexts, 'string that is', 'strings that are');
  return changesOf(imported) + (skipped === null ? '' : ` Skipped: ${skipped} not of this site.`);
}

function changesOf(imported: Imported): string {
  const { progress, attempts, schedule, reviews, interviews, texts } = imported;
  if (Object.values(imported).every((count) => count === 0))
    return 'Nothing had to change: everything in the file is here already.';
  const parts = [
    counted(progress, 'entry', 'entries'),
    counted(attempts, 'attempt', 'attempts'),
    counted(schedule, 'scheduled entry', 'scheduled entries'),
    counted(reviews, 'review', 'reviews'),
    counted(interviews, 'interview', 'interviews'),
    counted(texts, 'setting', 'settings'),
  ];
  return `Added or updated: ${parts.filter((part) => part !== null).join(', ')}.`;
}

/** What went wrong, in words for the reader. A message of our own already is. */
export function messageOf(error: unknown): string {
  if (error instanceof DOMException || error instanceof ReferenceError)
    return 'The browser does not let the site use its storage, or has no room left. Nothing was changed.';
  return error instanceof Error ? `${error.message} Nothing was changed.` : String(error);
}

function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}
