import { useState } from 'react';

interface ChildProps {
  /** Called with the child's message. The parent decides what to do with it. */
  onMessage: (message: string) => void;
}

function Child({ onMessage }: ChildProps) {
  return (
    <fieldset>
      <legend>Child</legend>
      <button type="button" onClick={() => onMessage('I am hungry')}>
        Hungry
      </button>{' '}
      <button type="button" onClick={() => onMessage('I am tired')}>
        Tired
      </button>
    </fieldset>
  );
}

export default function Parent() {
  const [messages, setMessages] = useState<string[]>([]);
  const last = messages.at(-1);

  return (
    <fieldset>
      <legend>Parent</legend>
      <Child onMessage={(message) => setMessages([...messages, message])} />
      <p role="status">
        {last ? `The child said “${last}”. Calls so far: ${messages.length}.` : 'The child has said nothing yet.'}
      </p>
    </fieldset>
  );
}
