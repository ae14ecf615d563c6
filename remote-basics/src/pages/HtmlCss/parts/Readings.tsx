import styles from './Readings.module.css';

/** A quantity that a rule predicts and the browser can measure. `null`: not measured, or not yet. */
export interface Reading {
  what: string;
  rule: string | number;
  measured: string | number | null | undefined;
}

/** Prediction next to measurement. The measurement needs a browser, so it is empty in the prerendered page. */
export function Readings({ of, unit = '' }: { of: Reading[]; unit?: string }) {
  return (
    <table className={styles.readings}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">By the rule</th>
          <th scope="col">Measured</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ what, rule, measured }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{withUnit(rule, unit)}</td>
            <td>{withUnit(measured ?? '–', unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Numbers are rounded to one decimal and get the unit; strings stay as they are. */
function withUnit(value: string | number, unit: string): string {
  return typeof value === 'number' ? `${Math.round(value * 10) / 10}${unit}` : value;
}
