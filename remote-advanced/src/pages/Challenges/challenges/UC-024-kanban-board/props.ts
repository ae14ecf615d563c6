export interface Card {
  id: string;
  title: string;
  /** The title of the column where it is at first. */
  column: string;
}

export interface BoardProps {
  /** The titles of the columns, from left to right. */
  columns: string[];
  cards: Card[];
  /** Called for each move, with the column that the card is in now. */
  onMove: (id: string, column: string) => void;
}

export const props: BoardProps = {
  columns: ['To do', 'Doing', 'Done'],
  cards: [
    { id: 'tests', title: 'Write tests', column: 'To do' },
    { id: 'menu', title: 'Fix the menu', column: 'To do' },
    { id: 'icons', title: 'Draw icons', column: 'Doing' },
  ],
  onMove: (id, column) => console.log('onMove', id, column),
};
