interface ResultProps {
  right: number;
  of: number;
  onRestart: () => void;
}

/** The end of the quiz. */
export function Result({ right, of, onRestart }: ResultProps) {
  return (
    <div>
      <p role="status">
        {right} of {of} right.{' '}
        {right === of ? 'You know what an effect is for.' : 'Each miss is a rule worth reading again.'}
      </p>
      <p>
        <button type="button" onClick={onRestart}>
          Start again
        </button>
      </p>
    </div>
  );
}
