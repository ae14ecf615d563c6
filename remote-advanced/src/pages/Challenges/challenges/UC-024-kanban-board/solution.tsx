import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { BoardProps, Card } from './props';

export default function Board({ columns, cards: first, onMove }: BoardProps) {
  const id = useId();
  /** A type of this board alone, so that neither a text from elsewhere nor a card of another board, even in another tab, can move a card. */
  const [cardType] = useState(() => `application/x-card-${crypto.randomUUID()}`);
  const [cards, setCards] = useState(first);
  const [status, setStatus] = useState('');
  const board = useRef<HTMLDivElement>(null);
  /** The card whose button was pressed last. */
  const pressed = useRef('');

  useEffect(() => {
    const moved = cards.at(-1)?.id;
    if (moved !== pressed.current) return;
    pressed.current = '';
    board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(moved)}"] button:last-of-type`)?.focus();
  }, [cards]);

  const move = (cardId: string, column: string) => {
    const card = cards.find((one) => one.id === cardId);
    if (card === undefined || card.column === column) return;
    setCards([...cards.filter((one) => one !== card), { ...card, column }]);
    setStatus(`Moved ${card.title} to ${column}`);
    onMove(cardId, column);
  };
  const press = (cardId: string, column: string) => {
    pressed.current = cardId;
    move(cardId, column);
  };
  const drop = (event: DragEvent, column: string) => {
    event.preventDefault();
    move(event.dataTransfer.getData(cardType), column);
  };
  return (
    <>
      <div ref={board} className="board">
        {columns.map((column, index) => {
          const own = cards.filter((card) => card.column === column);
          const neighbors = [columns[index - 1], columns[index + 1]].filter((one) => one !== undefined);
          return (
            <section
              key={column}
              aria-labelledby={`${id}-${index}`}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => drop(event, column)}
            >
              <h2 id={`${id}-${index}`}>{column}</h2>
              <ul role="list">
                {own.map((card) => (
                  <CardItem key={card.id} card={card} type={cardType} neighbors={neighbors} onPress={press} />
                ))}
              </ul>
              {own.length === 0 && <p>No cards</p>}
            </section>
          );
        })}
      </div>
      <p role="status">{status}</p>
    </>
  );
}

interface CardItemProps {
  card: Card;
  /** What it is dragged as. */
  type: string;
  /** The columns beside its own. */
  neighbors: string[];
  onPress: (id: string, column: string) => void;
}

function CardItem({ card: { id, title }, type, neighbors, onPress }: CardItemProps) {
  return (
    <li data-card={id} draggable onDragStart={({ dataTransfer }) => dataTransfer.setData(type, id)}>
      <span>{title}</span>
      {neighbors.map((column) => (
        <button
          key={column}
          type="button"
          aria-label={`Move ${title} to ${column}`}
          onClick={() => onPress(id, column)}
        >
          {column}
        </button>
      ))}
    </li>
  );
}
