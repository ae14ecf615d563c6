import { useEffect, useState } from 'react';
import type { MemoryGameProps } from './props';

export default function MemoryGame({ deal, pause }: MemoryGameProps) {
  const [cards, setCards] = useState(deal);
  /** The indexes of the cards that are face up and not found. */
  const [open, setOpen] = useState<number[]>([]);
  const [found, setFound] = useState<number[]>([]);
  const [moves, setMoves] = useState(0);
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (open.length < 2) return;
    const timer = setTimeout(() => setOpen([]), pause);
    return () => clearTimeout(timer);
  }, [open, pause]);

  const restart = () => {
    setCards(deal());
    setOpen([]);
    setFound([]);
    setMoves(0);
    setStatus('');
  };
  const turn = (index: number) => {
    if (open.length === 2 || open.includes(index) || found.includes(index)) return;
    const [first] = open;
    const face = cards[index] ?? '';
    setOpen([...open, index]);
    if (first === undefined) return setStatus(face);
    setMoves(moves + 1);
    if (cards[first] !== face) return setStatus(`${cards[first]} and ${face}: no pair`);
    setOpen([]);
    setFound([...found, first, index]);
    setStatus(found.length + 2 === cards.length ? 'All pairs found' : `${face}: pair found`);
  };
  return (
    <div className="memory">
      <div className="cards">
        {cards.map((face, index) => {
          const isFound = found.includes(index);
          const isUp = isFound || open.includes(index);
          const state = isUp ? `${face}${isFound ? ', found' : ''}` : 'face down';
          return (
            <button
              key={index}
              type="button"
              className={isFound ? 'found' : isUp ? 'up' : 'down'}
              aria-label={`Card ${index + 1}, ${state}`}
              onClick={() => turn(index)}
            >
              {isUp && face}
            </button>
          );
        })}
      </div>
      <p>{`${moves} ${moves === 1 ? 'move' : 'moves'}`}</p>
      <p role="status">{status}</p>
      <button type="button" onClick={restart}>
        New game
      </button>
    </div>
  );
}
