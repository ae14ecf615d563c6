import { memo, useCallback, useEffect, useRef, useState } from 'react';

const dishes = ['Soup', 'Curry', 'Salad', 'Cake'];

interface RowProps {
  dish: string;
  votes: number;
  onVote: (dish: string) => void;
}

const Row = memo(function Row({ dish, votes, onVote }: RowProps) {
  const renders = useRenderCount();
  return (
    <li>
      {dish}: {votes} votes, <b ref={renders} /> renders{' '}
      <button type="button" aria-description={dish} onClick={() => onVote(dish)}>
        Vote
      </button>
    </li>
  );
});

export default function Rows() {
  const [votes, setVotes] = useState<Record<string, number>>({});
  const [note, setNote] = useState('');

  const vote = useCallback((dish: string) => {
    setVotes((old) => ({ ...old, [dish]: (old[dish] ?? 0) + 1 }));
  }, []);

  return (
    <div>
      <p>
        <label>
          Note <input type="text" value={note} onChange={(event) => setNote(event.target.value)} />
        </label>
      </p>
      <ul>
        {dishes.map((dish) => (
          <Row key={dish} dish={dish} votes={votes[dish] ?? 0} onVote={vote} />
        ))}
      </ul>
    </div>
  );
}

/** Counts committed renders. An effect writes the number, because a ref must not be changed during rendering. */
function useRenderCount() {
  const place = useRef<HTMLElement>(null);
  const renders = useRef(0);
  useEffect(() => {
    renders.current += 1;
    if (place.current) place.current.textContent = String(renders.current);
  });
  return place;
}
