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

/** Builds the game in `root`. */
export default function ticTacToe(root: HTMLElement): void {
  let moves: number[] = [];
  const game = document.createElement('div');
  const status = document.createElement('p');
  const board = document.createElement('div');
  game.className = 'game';
  board.className = 'board';
  status.role = 'status';

  const button = (onClick: () => void, text = '') => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = text;
    element.addEventListener('click', onClick);
    return element;
  };
  const play = (next: number[]) => {
    moves = next;
    show();
  };
  const cells = Array.from({ length: 9 }, (_, cell) =>
    button(() => {
      if (!winnerOf(moves) && !moves.includes(cell)) play([...moves, cell]);
    }),
  );
  const undo = button(() => play(moves.slice(0, -1)), 'Undo');
  const restart = button(() => play([]), 'New game');

  const show = () => {
    const winner = winnerOf(moves);
    const next = moves.length % 2 === 0 ? 'X' : 'O';
    status.textContent = winner ? `${winner} wins` : moves.length === 9 ? 'Draw' : `${next} to move`;
    undo.ariaDisabled = String(moves.length === 0);
    for (const [cell, element] of cells.entries()) {
      const player = playerAt(moves, cell);
      element.textContent = player;
      element.ariaLabel = `Row ${Math.floor(cell / 3) + 1}, column ${(cell % 3) + 1}, ${player ?? 'empty'}`;
    }
  };

  board.append(...cells);
  game.append(status, board, undo, restart);
  root.append(game);
  show();
}
