import type { StarRatingProps } from './props';

export default function StarRating({ label, stars, onRate }: StarRatingProps) {
  return <div className="rating">To do</div>;
}
