import type { ProfileCardProps } from './props';

export default function ProfileCard({ person, onMessage }: ProfileCardProps) {
  return <article className="card" />;
}
