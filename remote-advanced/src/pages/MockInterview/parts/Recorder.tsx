import { Button } from '@site/sdk/ui/button';
import styles from './MockInterview.module.css';
import { Playback } from './Playback.tsx';
import { useRecorder } from './use-recorder.ts';

interface RecorderProps {
  /** What is recorded for the question; undefined for nothing. */
  recording: Blob | undefined;
  onChange: (recording: Blob | undefined) => void;
}

/** Records an answer if the reader wants, plays it and deletes it. */
export function Recorder({ recording, onChange }: RecorderProps) {
  const { state, start, stop } = useRecorder(onChange);
  return (
    <div className={styles.actions}>
      {recording ? (
        <Playback recording={recording} label="Your answer" onDelete={() => onChange(undefined)} />
      ) : (
        <Button
          tone="quiet"
          busy={state.name === 'asking'}
          aria-pressed={state.name === 'recording'}
          onClick={state.name === 'recording' ? stop : start}
        >
          {state.name === 'recording' ? 'Stop recording' : 'Record my answer'}
        </Button>
      )}
      <p role="status" className={styles.facts}>
        {state.name === 'asking' && 'Your browser asks whether it may use the microphone.'}
        {state.name === 'recording' && 'Recording. It stays in this tab.'}
        {state.name === 'failed' && state.problem}
      </p>
    </div>
  );
}
