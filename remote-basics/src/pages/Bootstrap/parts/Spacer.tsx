/** Takes the space of rows that are not rendered. */
export function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height }} colSpan={columns} data-spacer="" />
      </tr>
    </tbody>
  );
}
