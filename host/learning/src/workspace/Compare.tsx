import { lazy, Suspense, useState } from 'react';

const Difference = lazy(() => import('./Difference.tsx'));

interface CompareProps {
  code: string;
  solution: string;
}

/** The difference between the reader's code and the solution, once the reader asks for it. */
export function Compare(props: CompareProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="reveal" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Compare with the solution</summary>
      <div>
        {isOpen && (
          <Suspense fallback={<p>Loading …</p>}>
            <Difference {...props} />
          </Suspense>
        )}
      </div>
    </details>
  );
}
