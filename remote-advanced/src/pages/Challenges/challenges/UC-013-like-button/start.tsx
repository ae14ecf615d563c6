import type { LikeProps } from './props';

export default function Like({ title, likes, save }: LikeProps) {
  return <p>To do</p>;
}
