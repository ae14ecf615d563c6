import { type KeyboardEvent, type Ref, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Comment, ThreadProps } from './props';

/** The comments with one more: at the end, or as the last reply to its parent. */
function withComment(comments: Comment[], added: Comment, parent: string | null): Comment[] {
  if (parent === null) return [...comments, added];
  return comments.map((one) => ({
    ...one,
    replies: one.id === parent ? [...one.replies, added] : withComment(one.replies, added, parent),
  }));
}

/** How many comments are below one. */
function countReplies({ replies }: Comment): number {
  return replies.reduce((sum, reply) => sum + 1 + countReplies(reply), 0);
}

/** What all comments share. */
interface Shared {
  /** The comment that was added last. */
  newest: string;
  /** The comment that is being answered. */
  answered: string | null;
  onAnswer: (id: string | null) => void;
  onAdd: (text: string, parent: string) => void;
}

export default function Thread({ label, comments: first, onAdd }: ThreadProps) {
  const [comments, setComments] = useState(first);
  const [newest, setNewest] = useState('');
  const [answered, setAnswered] = useState<string | null>(null);

  const add = (text: string, parent: string | null) => {
    const id = crypto.randomUUID();
    setComments(withComment(comments, { id, author: 'You', text, replies: [] }, parent));
    setNewest(id);
    if (parent !== null) setAnswered(null);
    onAdd(text, parent);
  };
  const shared: Shared = { newest, answered, onAnswer: setAnswered, onAdd: add };
  return (
    <div className="thread">
      <CommentForm label="Your comment" action="Post" onSend={(text) => add(text, null)} />
      {comments.length === 0 ? (
        <p>No comments yet</p>
      ) : (
        <ul role="list" aria-label={label}>
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} shared={shared} />
          ))}
        </ul>
      )}
    </div>
  );
}

function CommentItem({ comment, shared }: { comment: Comment; shared: Shared }) {
  const { id, author, text, replies } = comment;
  const [isOpen, setOpen] = useState(true);
  const item = useRef<HTMLLIElement>(null);
  const reply = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isNewest = shared.newest === id;
  const isAnswered = shared.answered === id;
  const count = countReplies(comment);

  useEffect(() => {
    if (isNewest) item.current?.focus();
  }, [isNewest]);
  useEffect(() => {
    if (isAnswered) field.current?.focus();
  }, [isAnswered]);

  const answer = () => {
    shared.onAnswer(id);
    field.current?.focus();
  };
  const send = (text: string) => {
    setOpen(true);
    shared.onAdd(text, id);
  };
  const cancel = () => {
    reply.current?.focus();
    shared.onAnswer(null);
  };
  return (
    <li ref={item} tabIndex={-1}>
      <strong>{author}</strong>
      <p>{text}</p>
      <div className="actions">
        <button ref={reply} type="button" aria-label={`Reply to ${author}`} onClick={answer}>
          Reply
        </button>
        {count > 0 && (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {`${count} ${count === 1 ? 'reply' : 'replies'} to ${author}`}
          </button>
        )}
      </div>
      {isAnswered && (
        <CommentForm ref={field} label={`Your reply to ${author}`} action="Send" onSend={send} onCancel={cancel} />
      )}
      {count > 0 && (
        <ul role="list" hidden={!isOpen}>
          {replies.map((one) => (
            <CommentItem key={one.id} comment={one} shared={shared} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface CommentFormProps {
  label: string;
  /** The name of the button that sends it. */
  action: string;
  onSend: (text: string) => void;
  onCancel?: () => void;
  ref?: Ref<HTMLTextAreaElement>;
}

function CommentForm({ label, action, onSend, onCancel, ref }: CommentFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isInvalid, setInvalid] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trimmed = text.trim();
    setInvalid(trimmed === '');
    if (trimmed === '') return event.currentTarget.querySelector('textarea')?.focus();
    setText('');
    onSend(trimmed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent;
    // In Safari, only key code 229 shows that the key belongs to a composition.
    if (event.key === 'Escape' && !isComposing && keyCode !== 229) onCancel?.();
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={ref}
        id={id}
        rows={2}
        aria-invalid={isInvalid || undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setInvalid(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="actions">
        <button type="submit">{action}</button>
        {onCancel && (
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
