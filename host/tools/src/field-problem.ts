import type { BaseIssue } from 'valibot';

/** A message about a field that somebody wrote by hand; it follows the field's name. */
export function fieldProblem({ type, expected, received, message }: BaseIssue<unknown>): string {
  if (type !== 'strict_object') return message;
  if (expected === 'never') return 'is unknown. Remove it, or correct its spelling.';
  if (expected === 'Object') return 'must be fields with values, such as "title: Maps".';
  return received === 'undefined' ? 'is missing.' : message;
}
