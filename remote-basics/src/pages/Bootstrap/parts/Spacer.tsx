import { useLayoutEffect, useRef } from 'react';

/** Takes the place of rows that are not drawn. */
export function Spacer({ height, columns }: { height: number; columns: number }) {
  const cell = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    cell.current?.style.setProperty('height', `${height}px`);
  }, [height]);
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row is no control, and this one is empty
    <tr aria-hidden="true">
      <td ref={cell} colSpan={columns} data-spacer="" />
    </tr>
  );
}
