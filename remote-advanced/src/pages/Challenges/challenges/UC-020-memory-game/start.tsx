import type { MemoryGameProps } from './props';

export default function MemoryGame({ deal, pause }: MemoryGameProps) {
  return <button type="button">New game</button>;
}
