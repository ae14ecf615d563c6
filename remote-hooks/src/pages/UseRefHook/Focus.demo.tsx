import { type SubmitEvent, useId, useRef, useState } from 'react';

export default function Focus() {
  const [problem, setProblem] = useState('');
  const [sent, setSent] = useState('');
  const hint = useId();
  const box = useRef<HTMLInputElement>(null);

  const subscribe = (event: SubmitEvent) => {
    event.preventDefault();
    const address = box.current?.value.trim() ?? '';
    const valid = /^\S+@\S+$/.test(address);
    setProblem(valid ? '' : 'An address has an @ with something on either side.');
    setSent(valid ? `Subscribed: ${address}` : '');
    if (!valid) box.current?.focus();
  };

  return (
    <form onSubmit={subscribe} noValidate>
      <p>
        <label>
          E-mail{' '}
          <input ref={box} type="email" autoComplete="email" aria-invalid={problem !== ''} aria-describedby={hint} />
        </label>{' '}
        <button type="submit">Subscribe</button>
      </p>
      <p id={hint} role="status">
        {problem || sent}
      </p>
    </form>
  );
}
