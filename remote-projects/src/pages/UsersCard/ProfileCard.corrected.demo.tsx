import { useState } from 'react';
import * as v from 'valibot';
import { Portrait } from './Portrait.tsx';
import styles from './ProfileCard.module.css';
import portrait from './portrait.svg';

const recordSchema = v.object({
  name: v.string(),
  city: v.string(),
  role: v.string(),
  skills: v.array(v.string()),
  online: v.picklist(['true', 'false']),
  profile: v.string(),
});

interface Profile {
  name: string;
  place: string;
  role: string;
  skills: string[];
  isOnline: boolean;
  profile: string;
}

/** The boundary: validates incoming data, and maps it to the card's names and types. @throws ValiError */
function toProfile(data: unknown): Profile {
  const { city, online, ...record } = v.parse(recordSchema, data);
  return { ...record, place: city, isOnline: online === 'true' };
}

const sample = toProfile({
  name: 'Noor de Wit',
  city: 'Leeds',
  role: 'Front-end developer',
  skills: ['TypeScript', 'CSS', 'Accessibility'],
  online: 'false',
  profile: portrait,
});

export default function ProfileCard() {
  const { name, place, role, skills, isOnline, profile } = sample;
  const [status, setStatus] = useState('');

  return (
    <article className={styles.card} aria-label={name}>
      <p className={styles.badge} data-online={isOnline ? '' : undefined}>
        {isOnline ? 'ONLINE' : 'OFFLINE'}
      </p>
      <Portrait src={profile} name={name} />
      <h4>{name}</h4>
      <p className={styles.place}>{place}</p>
      <p>{role}</p>
      <p className={styles.actions}>
        <button type="button" onClick={() => setStatus('Demo only: no message is sent.')}>
          Message
        </button>
        <button type="button" onClick={() => setStatus('Demo only: nobody is followed.')}>
          Following
        </button>
      </p>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <h5>Skills</h5>
      <ul>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </article>
  );
}
