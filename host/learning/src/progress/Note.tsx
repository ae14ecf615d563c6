import { useEffect, useId, useState } from 'react';
import styles from './ProgressControls.module.css';

interface NoteProps {
  note: string;
  /** Saves a note. @returns the note as it is saved */
  onChange: (note: string) => Promise<string>;
}

/**
 * A note about an entry in Markdown, which opens on demand and is saved while the reader types. What is typed here wins over what arrives from
 * another tab until it is saved.
 */
export function Note({ note, onChange }: NoteProps) {
  const field = useId();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const html = useNoteHtml(draft ?? note, isOpen);
  const type = async (text: string) => {
    setDraft(text);
    const saved = await onChange(text);
    setDraft((current) => (current === saved ? null : current));
  };
  return (
    <>
      <button
        type="button"
        aria-label={note ? 'Note, written' : undefined}
        aria-expanded={isOpen}
        aria-controls={field}
        onClick={() => setOpen(!isOpen)}
      >
        Note
        {note && <span className={styles.written} />}
      </button>
      <div id={field} className={styles.note} hidden={!isOpen}>
        <textarea
          aria-label="Note"
          aria-describedby={`${field}-hint`}
          rows={4}
          value={draft ?? note}
          onChange={(event) => type(event.target.value)}
        />
        <p id={`${field}-hint`}>For you alone, in Markdown if you like: it is saved in this browser while you type.</p>
        {html && <section aria-label="Your note" className="prose" dangerouslySetInnerHTML={{ __html: html }} />}
      </div>
    </>
  );
}

/** A note as it reads; empty while it is not shown, and until what reads Markdown has arrived. */
function useNoteHtml(note: string, isShown: boolean): string {
  const [html, setHtml] = useState('');
  useEffect(() => {
    if (!isShown) return;
    let isCurrent = true;
    import('./note-html.ts').then(({ noteHtml }) => isCurrent && setHtml(noteHtml(note)), console.error);
    return () => {
      isCurrent = false;
    };
  }, [note, isShown]);
  return html;
}
