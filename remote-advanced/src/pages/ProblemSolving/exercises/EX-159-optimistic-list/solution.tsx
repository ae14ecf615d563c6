import { type FormEvent, type ReactNode, startTransition, useOptimistic, useRef, useState } from 'react';

export interface Comment {
  id: string;
  text: string;
}

export interface CommentsProps {
  /** The comments that are there at first. */
  initial: readonly Comment[];
  /** Saves a comment. It is fulfilled with the comment as it was saved. */
  send: (text: string) => Promise<Comment>;
}

interface ShownComment extends Comment {
  isSending?: boolean;
}

interface Failure {
  key: number;
  text: string;
}

/** A list of comments with a form for new ones, which are shown before they are saved. */
export function Comments({ initial, send }: CommentsProps): ReactNode {
  const [comments, setComments] = useState<readonly ShownComment[]>(initial);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [shown, showSending] = useOptimistic(comments, (list, comment: ShownComment) => [...list, comment]);
  const sent = useRef(0);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    if (text === '') return;

    sent.current += 1;
    const key = sent.current;
    event.currentTarget.reset();
    // Those that are shown. React may still hold back others, which nobody has seen yet.
    setFailures((list) => list.filter((failure) => !failures.includes(failure)));
    startTransition(async () => {
      showSending({ id: `sending-${key}`, text, isSending: true });
      try {
        const comment = await send(text);
        // After an await, an update belongs to the transition only if it says so.
        startTransition(() => setComments((list) => [...list, comment]));
      } catch {
        startTransition(() => setFailures((list) => [...list, { key, text }]));
      }
    });
  }

  return (
    <section>
      <ul>
        {shown.map(({ id, text, isSending }) => (
          <li key={id}>
            {text}
            {isSending && <small> (sending…)</small>}
          </li>
        ))}
      </ul>
      {failures.map(({ key, text }) => (
        <p key={key} role="alert">
          Not sent: {text}
        </p>
      ))}
      <form onSubmit={submit}>
        <label>
          Comment <input name="text" autoComplete="off" />
        </label>
        <button type="submit">Send</button>
      </form>
    </section>
  );
}
