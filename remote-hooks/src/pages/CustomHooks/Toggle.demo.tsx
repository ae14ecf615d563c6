import { useToggle } from './use-toggle.ts';

export default function Toggle() {
  const [isOpen, toggle, setOpen] = useToggle();

  return (
    <>
      <p>
        <button type="button" aria-expanded={isOpen} aria-controls="toggle-answer" onClick={toggle}>
          {isOpen ? 'Hide' : 'Show'} the answer
        </button>{' '}
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      </p>
      <p id="toggle-answer" hidden={!isOpen}>
        A custom hook shares logic, not state: each call has a switch of its own.
      </p>
    </>
  );
}
