import { type Rating as Answered, ratings } from '@site/learning/memory';
import { Button } from '@site/sdk/ui/button';
import styles from './MockInterview.module.css';
import { ratingLabels } from './rating-labels.ts';

interface RatingProps {
  rating: Answered | null;
  onRate: (rating: Answered) => void;
}

/** How the reader rates an answer. The button that is pressed takes its rating back. */
export function Rating({ rating, onRate }: RatingProps) {
  return (
    <fieldset className={styles.rating}>
      <legend>How did you answer?</legend>
      <div className={styles.actions}>
        {ratings.map((one) => (
          <Button key={one} aria-pressed={rating === one} onClick={() => onRate(one)}>
            {ratingLabels[one]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
