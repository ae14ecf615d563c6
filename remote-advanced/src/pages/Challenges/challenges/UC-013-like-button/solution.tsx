import { useState } from 'react';
import type { LikeProps } from './props';

export default function Like({ title, likes, save }: LikeProps) {
  const [isLiked, setLiked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const count = likes + (isLiked ? 1 : 0);

  const toggle = async () => {
    if (isSaving) return;
    setLiked(!isLiked);
    setFailed(false);
    setSaving(true);
    try {
      await save(!isLiked);
    } catch {
      setLiked(isLiked);
      setFailed(true);
    }
    setSaving(false);
  };
  return (
    <div className="like">
      <button type="button" aria-label={`Like ${title}`} aria-pressed={isLiked} aria-busy={isSaving} onClick={toggle}>
        <span aria-hidden="true">{isLiked ? '♥' : '♡'}</span>
      </button>
      <span>{`${count} ${count === 1 ? 'like' : 'likes'}`}</span>
      <p role="alert">{hasFailed && 'Not saved. Try again.'}</p>
    </div>
  );
}
