import type { PeopleTableProps } from './props';

export default function PeopleTable({ caption, people, pageSize }: PeopleTableProps) {
  return (
    <table>
      <caption>{caption}</caption>
    </table>
  );
}
