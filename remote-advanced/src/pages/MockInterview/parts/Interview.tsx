import type { Interview as FinishedInterview } from '@site/learning/memory';
import { Button } from '@site/sdk/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { keepInterview } from './keep-interview.ts';
import { forgetSession, keepSession, readSession } from './kept-session.ts';
import { prepare } from './prepare.ts';
import { Report } from './Report.tsx';
import { Round } from './Round.tsx';
import { finish, type Session } from './session.ts';
import type { Recordings } from './use-recorder.ts';
import type { Wish } from './wish.ts';

type Stage =
  | { name: 'preparing' }
  | { name: 'failed'; problem: string }
  | { name: 'asking'; session: Session }
  | { name: 'report'; interview: FinishedInterview };

interface InterviewProps {
  wish: Wish;
  /** That of an interview to repeat; null for a new one. */
  seed: number | null;
  /** Gets the seed of the interview that has begun. */
  onSeed: (seed: number) => void;
  onLeave: () => void;
  onRepeat: (interview: FinishedInterview) => void;
}

/** Goes on with the interview that this tab has kept, or begins one; then its questions, then its report. */
export default function Interview({ wish, seed, onSeed, onLeave, onRepeat }: InterviewProps) {
  const [stage, setStage] = useState<Stage>({ name: 'preparing' });
  const [recordings, setRecordings] = useState<Recordings>({});

  function ask(session: Session) {
    keepSession(session);
    setStage({ name: 'asking', session });
  }
  const begin = useEffectEvent(async (signal: AbortSignal) => {
    const kept = readSession(Date.now());
    if (kept) return ask(kept);
    try {
      const session = await prepare(wish, seed, signal);
      onSeed(session.seed);
      ask(session);
    } catch (error) {
      if (signal.aborted) return;
      setStage({ name: 'failed', problem: error instanceof Error ? error.message : String(error) });
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    if (stage.name === 'preparing') begin(controller.signal);
    return () => controller.abort();
  }, [stage.name]);

  function end(session: Session) {
    const now = Date.now();
    const interview = finish(session, crypto.randomUUID(), now);
    forgetSession();
    setStage({ name: 'report', interview });
    keepInterview(interview);
  }

  if (stage.name === 'preparing') return <p role="status">Loading the questions…</p>;
  if (stage.name === 'failed')
    return (
      <>
        <p role="alert">{stage.problem}</p>
        <Button onClick={() => setStage({ name: 'preparing' })}>Try again</Button>{' '}
        <Button onClick={onLeave}>Back</Button>
      </>
    );
  if (stage.name === 'report')
    return (
      <Report
        interview={stage.interview}
        recordings={recordings}
        onRecordings={setRecordings}
        action={{ label: 'Another interview', onPress: onLeave }}
        onRepeat={onRepeat}
      />
    );
  return (
    <Round session={stage.session} onChange={ask} onFinish={end} recordings={recordings} onRecordings={setRecordings} />
  );
}
