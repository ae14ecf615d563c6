import type { Interview, InterviewAnswer } from '@site/learning/memory';
import { topicTitle } from '@site/learning/topic-name';
import { Button } from '@site/sdk/ui/button';
import { type Column, Table } from '@site/sdk/ui/table';
import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import { clockText } from '../../../interview/clock-text.ts';
import { dateText, EarlierTable, useInterviews } from './EarlierTable.tsx';
import styles from './MockInterview.module.css';
import { Playback } from './Playback.tsx';
import { ratingLabels } from './rating-labels.ts';
import { amountsOf, byTopic, roleLabel, summaryOf, type TopicResult, toReview } from './report.ts';
import type { Recordings } from './use-recorder.ts';

const topicColumns: Column<TopicResult>[] = [
  { id: 'topic', header: 'Topic', cell: ({ topic }) => topicTitle(topic) },
  { id: 'answered', header: 'Answered', cell: amountsOf },
  { id: 'time', header: 'Time', cell: ({ seconds }) => clockText(seconds), align: 'end' },
];

const questionColumns: Column<InterviewAnswer>[] = [
  { id: 'question', header: 'Question', cell: ({ title, address }) => <a href={address}>{title}</a> },
  { id: 'rating', header: 'Answer', cell: ({ rating }) => (rating ? ratingLabels[rating] : 'Not rated') },
  { id: 'time', header: 'Time', cell: ({ seconds }) => clockText(seconds), align: 'end' },
];

interface ReportProps {
  interview: Interview;
  recordings: Recordings;
  onRecordings: Dispatch<SetStateAction<Recordings>>;
  /** What the reader can do after it. */
  action: { label: string; onPress: () => void };
  onRepeat: (interview: Interview) => void;
}

/** How an interview went: in words, by topic and by question, what to review, and the interviews before it. */
export function Report({ interview, recordings, onRecordings, action, onRepeat }: ReportProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const others = useInterviews().filter(({ id }) => id !== interview.id);
  const before = others.find(({ role, startedAt }) => role === interview.role && startedAt < interview.startedAt);
  const review = toReview(interview.answers);
  const { answers } = interview;
  return (
    <div className={styles.report}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          Report
        </h2>
        <p className={styles.facts}>
          {roleLabel(interview.role)}, {interview.level}, {interview.minutes} minutes, {dateText(interview)}
        </p>
      </div>
      <p>{summaryOf(interview, before).join(' ')}</p>
      <section aria-labelledby="review">
        <h3 id="review">What to review</h3>
        {review.length === 0 && <p>Nothing: you answered everything well.</p>}
        <ul>
          {review.map(({ entry, title, address }) => (
            <li key={entry}>
              <a href={address}>{title}</a>
            </li>
          ))}
        </ul>
      </section>
      <Table
        caption="By topic, the weakest first"
        columns={topicColumns}
        rows={byTopic(answers)}
        rowKey={({ topic }) => topic}
        rowHeaders
      />
      <Table
        caption="Question by question"
        columns={questionColumns}
        rows={answers}
        rowKey={({ entry }) => entry}
        rowHeaders
      />
      <RecordingList answers={answers} recordings={recordings} onRecordings={onRecordings} />
      {others.length > 0 && <EarlierTable interviews={others} />}
      <div className={styles.actions}>
        <Button tone="primary" onClick={action.onPress}>
          {action.label}
        </Button>
        <Button onClick={() => print()}>Print</Button>
        <Button onClick={() => onRepeat(interview)}>Repeat these questions</Button>
      </div>
    </div>
  );
}

function RecordingList({
  answers,
  recordings,
  onRecordings,
}: Pick<ReportProps, 'recordings' | 'onRecordings'> & { answers: InterviewAnswer[] }) {
  const recorded = answers.flatMap(({ entry, title }) => {
    const recording = recordings[entry];
    return recording ? [{ entry, title, recording }] : [];
  });
  if (recorded.length === 0) return null;
  return (
    <section aria-labelledby="recordings" className={styles.recordings}>
      <h3 id="recordings">Your recordings</h3>
      {recorded.map(({ entry, title, recording }) => (
        <div key={entry} className={styles.actions}>
          <p>{title}</p>
          <Playback
            recording={recording}
            label={`Your answer: ${title}`}
            onDelete={() => onRecordings((all) => ({ ...all, [entry]: undefined }))}
          />
        </div>
      ))}
    </section>
  );
}
