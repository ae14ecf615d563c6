import { useLayoutEffect, useRef } from 'react';

/** Takes the place of rows that are not drawn. */
export function Spacer({ height, columns }: { height: number; columns: number }) {
  const cell = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    cell.current?.style.setProperty('height', `${height}px`);
  }, [height]);
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td ref={cell} colSpan={columns} data-spacer="" />
      </tr>
    </tbody>
  );
}
