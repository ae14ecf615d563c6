import { useEffect, useRef, useState } from 'react';

export default function Room() {
  const [room] = useState(createRoom);
  const [muted, setMuted] = useState(false);
  const [heard, setHeard] = useState('');
  const connections = useRef<HTMLElement>(null);

  useEffect(() => {
    return room.connect((message) => setHeard(muted ? `${message}, in silence` : `${message}, with a ping`));
  }, [room, muted]);

  useEffect(() => {
    if (connections.current) connections.current.textContent = String(room.connections());
  });

  return (
    <div>
      <p>
        <label>
          <input type="checkbox" checked={muted} onChange={(event) => setMuted(event.target.checked)} /> Muted
        </label>
      </p>
      <p>
        <button type="button" onClick={() => room.send('A message came')}>
          Let a message come
        </button>
      </p>
      <p role="status">{heard}</p>
      <p>
        Connections so far <b ref={connections} />
      </p>
    </div>
  );
}

/** Simulates a chat server: it sends messages to every connection, and counts the connections. */
function createRoom() {
  const listeners = new Set<(message: string) => void>();
  let connections = 0;
  return {
    connect(listener: (message: string) => void) {
      listeners.add(listener);
      connections += 1;
      return () => {
        listeners.delete(listener);
      };
    },
    connections: () => connections,
    send(message: string) {
      for (const listener of listeners) listener(message);
    },
  };
}
