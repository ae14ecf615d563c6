import { useNavigate } from '@site/sdk/router';
import { type SubmitEvent, useId, useState } from 'react';
import { sampleUsernames } from './advice-source.ts';
import styles from './Quotes.module.css';
import { readUsername } from './read-username.ts';

/** The URL of a name's advice. A name may contain any letter, so it is encoded. */
export function addressOf(username: string): string {
  return `/Quotes/${encodeURIComponent(username)}#advice`;
}

/** Navigates to the advice for another name: one of the examples, or one that the reader types. */
export function UsernamePicker({ current }: { current: string | null }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();

  function go(event: SubmitEvent) {
    event.preventDefault();
    const read = readUsername(text);
    setProblem(read.status === 'invalid' ? read.problem : read.status === 'none' ? 'Type a username first.' : null);
    if (read.status === 'valid') navigate(addressOf(read.username));
  }

  return (
    <div className={styles.picker}>
      <ul aria-label="Sample usernames">
        {sampleUsernames.map((username) => (
          <li key={username}>
            <a href={addressOf(username)} aria-current={username === current ? 'page' : undefined}>
              {username}
            </a>
          </li>
        ))}
      </ul>
      <form onSubmit={go} noValidate>
        <label>
          Another username
          <input
            type="text"
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={problem !== null}
            aria-describedby={problem ? problemId : undefined}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit">Go</button>
      </form>
      <p id={problemId} role="status" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
