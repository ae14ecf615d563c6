import type { Rating } from '@site/learning/memory';

/** The words of each rating. */
export const ratingLabels: Readonly<Record<Rating, string>> = {
  well: 'Answered well',
  partly: 'Partly',
  not: 'Not at all',
};
