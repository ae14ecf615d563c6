import { Button } from '@site/sdk/ui/button';
import { useEffect, useState } from 'react';
import styles from './MockInterview.module.css';

interface PlaybackProps {
  recording: Blob;
  label: string;
  onDelete: () => void;
}

/** Plays a recording, and deletes it. */
export function Playback({ recording, label, onDelete }: PlaybackProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(recording);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [recording]);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the reader's own voice, in this tab only. */}
      <audio controls src={address} aria-label={label} className={styles.audio} />
      <Button tone="quiet" onClick={onDelete}>
        Delete the recording
      </Button>
    </>
  );
}
