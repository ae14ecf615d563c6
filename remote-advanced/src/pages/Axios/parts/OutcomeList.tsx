import styles from './Lab.module.css';
import type { LabCase } from './lab-case.ts';
import type { Outcome } from './outcome.ts';

interface OutcomeListProps {
  asked: LabCase;
  outcome: Outcome;
  /** In milliseconds. */
  took: number;
}

/** How the promise settled, the status, the result, and the duration. */
export function OutcomeList({ asked, outcome, took }: OutcomeListProps) {
  const surprise = outcome.status !== null && outcome.status !== asked.status;
  return (
    <>
      <dl className={styles.outcome}>
        <dt>Request</dt>
        <dd>{asked.name}</dd>
        <dt>Promise</dt>
        <dd className={outcome.settled === 'resolved' ? styles.good : styles.bad}>{outcome.settled}</dd>
        <dt>Status</dt>
        <dd>{outcome.status ?? 'none'}</dd>
        {outcome.settled === 'resolved' ? <Result {...outcome} /> : <Failure error={outcome.error} />}
        <dt>Took</dt>
        <dd>{Math.round(took)} ms</dd>
      </dl>
      {surprise && (
        <p>
          Another status than expected. The host you read this on answers <code>{asked.address}</code> in its own way,
          or something between you and it answered.
        </p>
      )}
    </>
  );
}

function Result({ ok, result }: { ok: boolean; result: string }) {
  return (
    <>
      <dt>Success</dt>
      <dd className={ok ? styles.good : styles.bad}>{ok ? 'yes' : 'no: the code has to notice'}</dd>
      <dt>Result</dt>
      <dd>
        <pre>{result}</pre>
      </dd>
    </>
  );
}

function Failure({ error }: { error: Error }) {
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  return (
    <>
      <dt>Error</dt>
      <dd>
        <code>
          {error.name}
          {code}
        </code>
        : {error.message}
      </dd>
    </>
  );
}
