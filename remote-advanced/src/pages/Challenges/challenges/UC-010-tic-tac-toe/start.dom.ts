/** Builds the game in `root`. */
export default function ticTacToe(root: HTMLElement): void {
  const board = document.createElement('div');
  board.className = 'board';
  root.append(board);
}
