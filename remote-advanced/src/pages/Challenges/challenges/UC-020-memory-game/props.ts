export interface MemoryGameProps {
  /** Returns what is on the cards, in the order of this game. */
  deal: () => string[];
  /** How long two different cards stay face up, in milliseconds. */
  pause: number;
}

const faces = ['Sun', 'Moon', 'Tree', 'Fish', 'Bird', 'Boat'];

export const props: MemoryGameProps = {
  deal: () => {
    const cards = [...faces, ...faces];
    for (let end = cards.length - 1; end > 0; end -= 1) {
      const at = Math.floor(Math.random() * (end + 1));
      [cards[at], cards[end]] = [cards[end] ?? '', cards[at] ?? ''];
    }
    return cards;
  },
  pause: 1000,
};
