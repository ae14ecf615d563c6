import type { BoardProps, Card } from './props';

/** Builds the board in `root`. */
export default function board(root: HTMLElement, { columns, cards: first, onMove }: BoardProps): void {
  /** A type of this board alone, so that neither a text from elsewhere nor a card of another board is taken for one of its own. */
  const cardType = `application/x-card-${crypto.randomUUID()}`;
  let cards = first;
  const box = document.createElement('div');
  const status = document.createElement('p');
  box.className = 'board';
  status.role = 'status';

  const parts = columns.map((column) => {
    const section = document.createElement('section');
    const heading = document.createElement('h2');
    const list = document.createElement('ul');
    list.role = 'list';
    const empty = document.createElement('p');
    heading.id = crypto.randomUUID();
    heading.textContent = column;
    empty.textContent = 'No cards';
    section.setAttribute('aria-labelledby', heading.id);
    section.addEventListener('dragover', (event) => event.preventDefault());
    section.addEventListener('drop', (event) => {
      event.preventDefault();
      move(event.dataTransfer?.getData(cardType) ?? '', column);
    });
    section.append(heading, list, empty);
    box.append(section);
    return { list, empty };
  });

  const find = (id: string, inside = '') => box.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]${inside}`);
  /** Adds a card to the end of its column. The items of the others stay, and the focus with them. */
  const show = (card: Card) => {
    const index = columns.indexOf(card.column);
    find(card.id)?.remove();
    parts[index]?.list.append(itemOf(card, index));
    for (const { list, empty } of parts) empty.hidden = list.childElementCount > 0;
  };
  const itemOf = ({ id, title }: Card, index: number) => {
    const item = document.createElement('li');
    const name = document.createElement('span');
    name.textContent = title;
    item.dataset.card = id;
    item.draggable = true;
    item.addEventListener('dragstart', ({ dataTransfer }) => dataTransfer?.setData(cardType, id));
    item.append(name);
    for (const column of [columns[index - 1], columns[index + 1]]) {
      if (column === undefined) continue;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = column;
      button.ariaLabel = `Move ${title} to ${column}`;
      button.addEventListener('click', () => {
        move(id, column);
        find(id, ' button:last-of-type')?.focus();
      });
      item.append(button);
    }
    return item;
  };
  const move = (id: string, column: string) => {
    const card = cards.find((one) => one.id === id);
    if (card === undefined || card.column === column) return;
    const moved = { ...card, column };
    cards = cards.map((one) => (one === card ? moved : one));
    show(moved);
    status.textContent = `Moved ${card.title} to ${column}`;
    onMove(id, column);
  };

  root.append(box, status);
  for (const card of cards) show(card);
}
