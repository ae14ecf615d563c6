import { useState } from 'react';
import type { ProfileCardProps } from './props';

export default function ProfileCard({ person, onMessage }: ProfileCardProps) {
  const { name, role, isOnline, skills, place, image } = person;
  const [isFollowed, setFollowed] = useState(false);
  return (
    <article className="card" aria-label={name}>
      <p className={isOnline ? 'badge online' : 'badge'}>{isOnline ? 'Online' : 'Offline'}</p>
      {image && <img src={image} alt={`Portrait of ${name}`} />}
      <h2>{name}</h2>
      <p>{place ? `${role} in ${place}` : role}</p>
      <div className="actions">
        <button type="button" aria-label={`Message ${name}`} onClick={() => onMessage()}>
          Message
        </button>
        <button
          type="button"
          aria-label={`Follow ${name}`}
          aria-pressed={isFollowed}
          onClick={() => setFollowed(!isFollowed)}
        >
          Follow
        </button>
      </div>
      {skills.length > 0 && (
        <>
          <h3>Skills</h3>
          <ul role="list" aria-label="Skills">
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
