interface FamilyListProps {
  families: readonly { id: string; name: string; purpose: string; count: number }[];
}

/** The families of a table and what they are for; also available without JavaScript. */
export function FamilyList({ families }: FamilyListProps) {
  return (
    <details>
      <summary>The {families.length} families</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Family</th>
            <th scope="col">Rows</th>
            <th scope="col">What it is for</th>
          </tr>
        </thead>
        <tbody>
          {families.map(({ id, name, purpose, count }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{count}</td>
              <td>{purpose}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
