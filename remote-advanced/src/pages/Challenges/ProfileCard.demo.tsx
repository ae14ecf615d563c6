import { useState } from 'react';
import styles from './ProfileCard.module.css';

interface Person {
  name: string;
  place?: string;
  role: string;
  skills: string[];
  isOnline: boolean;
}

const people: Person[] = [
  { name: 'Robin Sample', place: 'Porto', role: 'Tester', skills: ['TypeScript', 'Accessibility'], isOnline: true },
  { name: 'Kim Example', role: 'Designer', skills: [], isOnline: false },
];

export default function ProfileCards() {
  return (
    <div className={styles.cards}>
      {people.map((person) => (
        <ProfileCard key={person.name} {...person} />
      ))}
    </div>
  );
}

function ProfileCard({ name, place, role, skills, isOnline }: Person) {
  const [following, setFollowing] = useState(false);
  const [status, setStatus] = useState('');
  return (
    <article className={styles.card} aria-label={name}>
      <p className={styles.badge} data-online={isOnline}>
        {isOnline ? 'ONLINE' : 'OFFLINE'}
      </p>
      <svg viewBox="0 0 24 24" role="img" aria-label={`Portrait of ${name}`}>
        <path d="M12 5a4 4 0 0 1 0 8 4 4 0 0 1 0-8M4 24a8 8 0 0 1 16 0Z" fill="currentColor" />
      </svg>
      <h3>{name}</h3>
      {place && <p>{place}</p>}
      <p>{role}</p>
      <p className={styles.actions}>
        <button type="button" onClick={() => setStatus('Demo only: no message is sent.')}>
          Message
        </button>
        <button type="button" aria-pressed={following} onClick={() => setFollowing(!following)}>
          Following
        </button>
      </p>
      <p role="status">{status}</p>
      {skills.length > 0 && (
        <>
          <h4>Skills</h4>
          <ul>
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
