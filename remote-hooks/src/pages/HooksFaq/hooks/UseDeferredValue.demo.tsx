import { memo, useDeferredValue, useState } from 'react';

const numbers = Array.from({ length: 20_000 }, (_, index) => String(index * 7));

const Matches = memo(function Matches({ digits }: { digits: string }) {
  const found = numbers.filter((number) => number.includes(digits));
  return (
    <p>
      {found.length} multiples of 7 contain “{digits}”: {found.slice(0, 400).join(', ')}
      {found.length > 400 && ' …'}
    </p>
  );
});

export default function UseDeferredValue() {
  const [digits, setDigits] = useState('2026');
  const deferred = useDeferredValue(digits);
  const isBehind = digits !== deferred;

  return (
    <>
      <label>
        Digits{' '}
        <input type="text" inputMode="numeric" value={digits} onChange={(event) => setDigits(event.target.value)} />
      </label>
      <p role="status">{isBehind ? 'The list is behind.' : 'The list is up to date.'}</p>
      <Matches digits={deferred} />
    </>
  );
}
