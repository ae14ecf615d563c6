import { useEffect, useMemo, useRef, useState } from 'react';

export default function Search() {
  const [cities, setCities] = useState(['Lisbon', 'Ghent', 'Bergen', 'Lund']);
  const [query, setQuery] = useState('');
  const [, setOther] = useState(0);
  const order = { locale: 'en' };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first flaw, which the linter would have caught
  const found = useMemo(() => cities.filter((city) => startsWith(city, query)), [cities]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the second flaw, which the linter would have caught too
  const sorted = useMemo(() => found.toSorted((a, b) => a.localeCompare(b, order.locale)), [found, order]);
  const sorts = useRunCount(sorted);

  return (
    <div>
      <p>
        <label>
          Begins with <input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>{' '}
        <button type="button" onClick={() => setCities([...cities, 'Bath'])}>
          Add Bath
        </button>{' '}
        <button type="button" onClick={() => setOther((now) => now + 1)}>
          Render for another reason
        </button>
      </p>
      <p>
        Cities <output>{sorted.join(', ')}</output>
      </p>
      <p>
        Times sorted <b ref={sorts} />
      </p>
    </div>
  );
}

function startsWith(city: string, query: string): boolean {
  return city.toLowerCase().startsWith(query.toLowerCase());
}

/** Counts the calculations: each one creates a new object. An effect writes the number. */
function useRunCount(result: object) {
  const place = useRef<HTMLElement>(null);
  const results = useRef(new Set<object>());
  useEffect(() => {
    results.current.add(result);
    if (place.current) place.current.textContent = String(results.current.size);
  }, [result]);
  return place;
}
