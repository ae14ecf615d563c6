import type { MemoryGameProps } from './props';

/** A card, and its element. */
interface Card {
  face: string;
  button: HTMLButtonElement;
  isFound: boolean;
}

/** Builds the game in `root`. @returns ends all timers */
export default function memoryGame(root: HTMLElement, { deal, pause }: MemoryGameProps): () => void {
  let cards: Card[] = [];
  /** The cards that are face up and not found. */
  let open: Card[] = [];
  let moves = 0;
  let timer: number | undefined;

  const game = document.createElement('div');
  const table = document.createElement('div');
  const count = document.createElement('p');
  const status = document.createElement('p');
  const restart = document.createElement('button');
  game.className = 'memory';
  table.className = 'cards';
  status.role = 'status';
  restart.textContent = 'New game';

  const show = () => {
    for (const [index, card] of cards.entries()) {
      const { face, button, isFound } = card;
      const isUp = isFound || open.includes(card);
      const state = isUp ? `${face}${isFound ? ', found' : ''}` : 'face down';
      button.className = isFound ? 'found' : isUp ? 'up' : 'down';
      button.textContent = isUp ? face : '';
      button.ariaLabel = `Card ${index + 1}, ${state}`;
    }
    count.textContent = `${moves} ${moves === 1 ? 'move' : 'moves'}`;
  };
  const turnBack = () => {
    open = [];
    show();
  };
  const compare = (first: Card, second: Card) => {
    moves += 1;
    if (first.face !== second.face) {
      status.textContent = `${first.face} and ${second.face}: no pair`;
      timer = window.setTimeout(turnBack, pause);
      return;
    }
    first.isFound = true;
    second.isFound = true;
    open = [];
    status.textContent = cards.every(({ isFound }) => isFound) ? 'All pairs found' : `${first.face}: pair found`;
  };
  const turn = (card: Card) => {
    if (open.length === 2 || open.includes(card) || card.isFound) return;
    const [first] = open;
    open = [...open, card];
    if (first) compare(first, card);
    else status.textContent = card.face;
    show();
  };
  const begin = () => {
    clearTimeout(timer);
    open = [];
    moves = 0;
    status.textContent = '';
    cards = deal().map((face) => {
      const card: Card = { face, button: document.createElement('button'), isFound: false };
      card.button.type = 'button';
      card.button.addEventListener('click', () => turn(card));
      return card;
    });
    table.replaceChildren(...cards.map(({ button }) => button));
    show();
  };
  restart.addEventListener('click', begin);

  game.append(table, count, status, restart);
  root.append(game);
  begin();
  return () => clearTimeout(timer);
}
