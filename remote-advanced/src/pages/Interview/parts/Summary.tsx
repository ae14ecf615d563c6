import { type Column, Table } from '@site/sdk/ui/table';
import { useEffect, useRef } from 'react';
import { type Answered, weakestFirst } from './score.ts';

const columns: Column<Answered>[] = [
  { id: 'question', header: 'Question', cell: ({ question }) => <a href={`#${question.id}`}>{question.title}</a> },
  { id: 'score', header: 'Answered', cell: ({ score }) => score },
  { id: 'seconds', header: 'Seconds', cell: ({ seconds }) => seconds, sortBy: ({ seconds }) => seconds, align: 'end' },
];

/** What to read again, weakest answer first. */
export function Summary({ answers, onAgain }: { answers: Answered[]; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        Your interview
      </h3>
      <Table
        caption="The weakest answer first"
        columns={columns}
        rows={weakestFirst(answers)}
        rowKey={({ question }) => question.id}
        rowHeaders
      />
      <p>
        <button type="button" onClick={onAgain}>
          Another interview
        </button>
      </p>
    </div>
  );
}
