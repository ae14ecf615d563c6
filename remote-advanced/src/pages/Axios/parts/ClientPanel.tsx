import { type ReactNode, useId } from 'react';
import styles from './Lab.module.css';
import { OutcomeList } from './OutcomeList.tsx';
import type { Request } from './use-request.ts';

interface ClientPanelProps {
  name: string;
  request: Request;
  /** Shown in place of the outcome until the first request. */
  children?: ReactNode;
}

/** How one client reported the request. */
export function ClientPanel({ name, request, children }: ClientPanelProps) {
  const heading = useId();
  return (
    <section className={styles.client} aria-labelledby={heading} aria-busy={request.state === 'waiting'}>
      <h3 id={heading}>{name}</h3>
      {request.state === 'none' && children}
      <div aria-live="polite">
        {request.state === 'waiting' && <p>Waiting for “{request.asked.name}”…</p>}
        {request.state === 'over' && <OutcomeList {...request} />}
      </div>
    </section>
  );
}
