import { useState } from 'react';
import { Portrait } from './Portrait.tsx';
import styles from './ProfileCard.module.css';
import portrait from './portrait.svg';

/** The fields that the card reads. */
interface Profile {
  name: string;
  place?: string;
  role: string;
  skills: string[];
  online?: string;
  profile: string;
}

/** The fields that the data has. */
const record = {
  name: 'Noor de Wit',
  city: 'Leeds',
  role: 'Front-end developer',
  skills: ['TypeScript', 'CSS', 'Accessibility'],
  online: 'false',
  profile: portrait,
};

export default function ProfileCard() {
  const { name, place, role, skills, online, profile }: Profile = record;
  const [status, setStatus] = useState('');

  return (
    <article className={styles.card} aria-label={name}>
      <p className={styles.badge} data-online={online ? '' : undefined}>
        {online ? 'ONLINE' : 'OFFLINE'}
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
