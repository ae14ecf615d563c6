import { useId, useState } from 'react';
import type { StarRatingProps } from './props';

export default function StarRating({ label, stars, onRate }: StarRatingProps) {
  const name = useId();
  const [rating, setRating] = useState(0);
  const [hovered, setHovered] = useState(0);
  const shown = hovered || rating;

  const rate = (value: number) => {
    setRating(value);
    onRate(value);
  };
  return (
    <fieldset className="rating">
      <legend>{label}</legend>
      <div className="stars">
        {Array.from({ length: stars }, (_, index) => index + 1).map((value) => (
          <label
            key={value}
            className={value <= shown ? 'star on' : 'star'}
            onPointerEnter={() => setHovered(value)}
            onPointerLeave={() => setHovered(0)}
          >
            <input
              type="radio"
              name={name}
              aria-label={value === 1 ? '1 star' : `${value} stars`}
              checked={value === rating}
              onChange={() => rate(value)}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </div>
      <p>{shown === 0 ? 'No rating' : `${shown} of ${stars}`}</p>
      <button type="button" onClick={() => rate(0)}>
        Clear
      </button>
    </fieldset>
  );
}
