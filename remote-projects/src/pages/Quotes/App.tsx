import { SourceSwitch } from '@site/sdk/remote-data';
import { useParams } from '@site/sdk/router';
import { startingSource } from '@site/sdk/site';
import { useState, useSyncExternalStore } from 'react';
import { AdviceFor } from './parts/AdviceFor.tsx';
import { sampleUsernames } from './parts/advice-source.ts';
import styles from './parts/Quotes.module.css';
import { readUsername } from './parts/read-username.ts';
import { UsernamePicker } from './parts/UsernamePicker.tsx';

const never = () => () => {};
const [sampleUsername] = sampleUsernames;

/** Advice for the username in the URL; without one, for an example name. */
export default function App() {
  const param = useParams().username;
  // One prerendered page serves all names, so the first render must not use the name yet.
  const text = useSyncExternalStore(
    never,
    () => param,
    () => undefined,
  );
  const [source, setSource] = useState(startingSource);
  const [kept] = useState(() => new Map<string, string>());
  const read = readUsername(text);
  const username = read.status === 'none' ? sampleUsername : read.status === 'valid' ? read.username : null;

  return (
    <div className={styles.app} id="advice">
      <UsernamePicker current={username} />
      <SourceSwitch service="advice" source={source} onChange={setSource} />
      {read.status === 'invalid' && (
        <p role="alert">
          There is no advice for <q>{excerpt(text ?? '')}</q>. {read.problem}
        </p>
      )}
      {username && (
        // A different key mounts a new AdviceFor: its state is reset, and React aborts the previous request.
        <AdviceFor key={`${source}/${username}`} username={username} source={source} kept={kept} />
      )}
    </div>
  );
}

function excerpt(text: string): string {
  const characters = [...text];
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : text;
}
