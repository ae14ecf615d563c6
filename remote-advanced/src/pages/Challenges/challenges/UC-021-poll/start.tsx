import type { PollProps } from './props';

export default function Poll({ question, answers, voted, vote }: PollProps) {
  return (
    <form className="poll">
      <button type="submit">Vote</button>
    </form>
  );
}
