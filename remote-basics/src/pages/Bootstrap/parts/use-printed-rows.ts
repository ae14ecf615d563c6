import { useEffect, useRef } from 'react';
import type { Row } from './row.ts';

/**
 * Writes all rows into an element while the page is printed. It is done by hand, because the browser prints before React
 * would render them.
 * @returns a ref for that element, which React must leave empty
 */
export function usePrintedRows(rows: readonly Row[]) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const write = () => element.current?.replaceChildren(tableOf(rows));
    const clear = () => element.current?.replaceChildren();
    addEventListener('beforeprint', write);
    addEventListener('afterprint', clear);
    return () => {
      removeEventListener('beforeprint', write);
      removeEventListener('afterprint', clear);
    };
  }, [rows]);
  return element;
}

function tableOf(rows: readonly Row[]): HTMLTableElement {
  const table = document.createElement('table');
  for (const { name, at, summary } of rows) {
    const row = table.insertRow();
    for (const text of [name, at.join(' '), summary]) row.insertCell().textContent = text;
  }
  return table;
}
