export default function TicTacToe() {
  return <div className="board">To do</div>;
}
