/** @jsxRuntime automatic */
import { formatDate } from '../format.ts';

/** When a text was last changed, or read again and found to be right. @param on a date such as `2026-11-21` */
export function LastUpdate({ on }: { on: string }) {
  return (
    <>
      {'Last updated on '}
      <time dateTime={on}>{formatDate(on)}</time>
    </>
  );
}
