import { type Interview, onChange, readInterviews } from '@site/learning/memory';
import { Button } from '@site/sdk/ui/button';
import { type Column, Table } from '@site/sdk/ui/table';
import { useEffect, useState } from 'react';
import { clockText } from '../../../interview/clock-text.ts';
import { percentWell, roleLabel, secondsOf } from './report.ts';

const columns: Column<Interview>[] = [
  {
    ...{ id: 'role', header: 'Interview' },
    cell: ({ role, level }) => `${roleLabel(role)}, ${level}`,
    sortBy: ({ role }) => roleLabel(role),
  },
  { id: 'asked', header: 'Asked', cell: ({ answers }) => answers.length, align: 'end' },
  {
    ...{ id: 'well', header: 'Well', align: 'end' },
    cell: ({ answers }) => percentText(percentWell(answers)),
    sortBy: ({ answers }) => percentWell(answers) ?? -1,
  },
  {
    ...{ id: 'each', header: 'Time for each', align: 'end' },
    cell: ({ answers }) => clockText(Math.round(secondsOf(answers) / Math.max(1, answers.length))),
  },
];

interface EarlierTableProps {
  interviews: Interview[];
  /** Makes the date of each interview a button. */
  onOpen?: (interview: Interview) => void;
}

/** Finished interviews to compare, in the order in which they are given. */
export function EarlierTable({ interviews, onOpen }: EarlierTableProps) {
  const date: Column<Interview> = {
    ...{ id: 'date', header: 'Date', sortBy: ({ startedAt }) => startedAt },
    cell: (interview) =>
      onOpen ? <Button onClick={() => onOpen(interview)}>{dateText(interview)}</Button> : dateText(interview),
  };
  return (
    <Table
      caption="Your earlier interviews"
      columns={[date, ...columns]}
      rows={interviews}
      rowKey={({ id }) => id}
      rowHeaders
    />
  );
}

/** The day of an interview. */
export function dateText({ startedAt }: Interview): string {
  return new Date(startedAt).toLocaleDateString('en-GB', { dateStyle: 'medium' });
}

/** All interviews that the reader has finished, the latest first; other tabs and imports are followed. */
export function useInterviews(): Interview[] {
  const [interviews, setInterviews] = useState<Interview[]>([]);
  useEffect(() => {
    let isShown = true;
    const read = async () => {
      const next = await readInterviews();
      if (isShown) setInterviews(next);
    };
    read();
    const stop = onChange(read);
    return () => {
      isShown = false;
      stop();
    };
  }, []);
  return interviews;
}

function percentText(percent: number | null): string {
  return percent === null ? '–' : `${percent}%`;
}
