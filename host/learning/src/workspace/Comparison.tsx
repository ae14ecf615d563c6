import styles from './Results.module.css';

/** What an assertion expected and what it received, as a console prints them. */
export function Comparison({ expected, received }: { expected: string; received: string }) {
  return (
    <dl className={styles.compared}>
      <div>
        <dt>Expected</dt>
        <dd>
          <pre>{expected}</pre>
        </dd>
      </div>
      <div>
        <dt>Received</dt>
        <dd>
          <pre>{received}</pre>
        </dd>
      </div>
    </dl>
  );
}
