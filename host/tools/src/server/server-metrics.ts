import { type LiveState, versionIn } from '../release/ledger.ts';

/** What a server counts of its answers, as text for Prometheus. */
export class ServerMetrics {
  #byStatus = new Map<number, number>();
  #aborted = 0;

  /** Counts an answer. @param finished whether the client received all of it */
  count(status: number, finished: boolean): void {
    if (finished) this.#byStatus.set(status, (this.#byStatus.get(status) ?? 0) + 1);
    else this.#aborted += 1;
  }

  /**
   * @param served the number of the snapshot that is served; null where none is
   * @param live what the ledger says is live; null where it cannot be read
   */
  text(served: number | null, live: LiveState | null): string {
    const ids = served !== null && live ? ['host', ...live.sections.map(({ id }) => id)] : [];
    return [
      '# TYPE site_answers_total counter',
      ...[...this.#byStatus].sort().map(([status, number]) => `site_answers_total{status="${status}"} ${number}`),
      '# TYPE site_aborted_total counter',
      `site_aborted_total ${this.#aborted}`,
      '# TYPE site_live_snapshot gauge',
      `site_live_snapshot ${served ?? 0}`,
      '# TYPE site_live_version gauge',
      ...ids.map((id) => `site_live_version{part="${id}",version="${live && versionIn(live, id)}"} 1`),
    ].join('\n');
  }
}
