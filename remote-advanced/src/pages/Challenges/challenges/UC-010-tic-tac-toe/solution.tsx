import { useState } from 'react';

const lines = [
  ...[0, 3, 6].map((start) => [start, start + 1, start + 2]),
  ...[0, 1, 2].map((start) => [start, start + 3, start + 6]),
  ...[
    [0, 4, 8],
    [2, 4, 6],
  ],
];

/** Who has taken a cell, from the moves in their order. */
function playerAt(moves: number[], cell: number): 'X' | 'O' | null {
  const move = moves.indexOf(cell);
  if (move < 0) return null;
  return move % 2 === 0 ? 'X' : 'O';
}

function winnerOf(moves: number[]): 'X' | 'O' | undefined {
  return (['X', 'O'] as const).find((player) =>
    lines.some((line) => line.every((cell) => playerAt(moves, cell) === player)),
  );
}

export default function TicTacToe() {
  const [moves, setMoves] = useState<number[]>([]);
  const winner = winnerOf(moves);
  const next = moves.length % 2 === 0 ? 'X' : 'O';
  const status = winner ? `${winner} wins` : moves.length === 9 ? 'Draw' : `${next} to move`;

  const take = (cell: number) => {
    if (!winner && !moves.includes(cell)) setMoves([...moves, cell]);
  };
  return (
    <div className="game">
      <p role="status">{status}</p>
      <div className="board">
        {Array.from({ length: 9 }, (_, cell) => {
          const player = playerAt(moves, cell);
          const place = `Row ${Math.floor(cell / 3) + 1}, column ${(cell % 3) + 1}`;
          return (
            <button key={cell} type="button" aria-label={`${place}, ${player ?? 'empty'}`} onClick={() => take(cell)}>
              {player}
            </button>
          );
        })}
      </div>
      <button type="button" aria-disabled={moves.length === 0} onClick={() => setMoves(moves.slice(0, -1))}>
        Undo
      </button>
      <button type="button" onClick={() => setMoves([])}>
        New game
      </button>
    </div>
  );
}
