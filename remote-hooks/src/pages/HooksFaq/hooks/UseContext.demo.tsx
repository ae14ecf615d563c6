import { createContext, useContext, useState } from 'react';

const Currency = createContext('euros');

function Price({ of, amount }: { of: string; amount: number }) {
  const currency = useContext(Currency);
  return (
    <li>
      {of}: {amount} {currency}
    </li>
  );
}

export default function UseContext() {
  const [currency, setCurrency] = useState('dollars');

  return (
    <>
      <label>
        Around the list{' '}
        <select value={currency} onChange={(event) => setCurrency(event.target.value)}>
          <option>dollars</option>
          <option>pounds</option>
        </select>
      </label>
      <Currency value={currency}>
        <ul>
          <Price of="Bread" amount={3} />
          <Currency value="yen">
            <Price of="Tea, from a nearer provider" amount={400} />
          </Currency>
        </ul>
      </Currency>
      <ul>
        <Price of="Milk, outside of both" amount={2} />
      </ul>
    </>
  );
}
