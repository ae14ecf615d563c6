import type { StarRatingProps } from './props';

/** Builds the rating in `root`. */
export default function starRating(root: HTMLElement, { label, stars, onRate }: StarRatingProps): void {
  root.append('To do');
}
