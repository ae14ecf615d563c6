import { hasDatabase } from '@site/learning/has-database';
import { useAddressState } from '@site/sdk/address-state';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Setup } from './parts/Setup.tsx';
import { hasSession } from './parts/session-key.ts';
import { parseSeed, parseWish, repeating, wishParams } from './parts/wish.ts';

const Interview = lazy(() => import('./parts/Interview.tsx'));
const Earlier = lazy(() => import('./parts/Earlier.tsx'));

/** A mock interview over the entries of all sections. What runs it is loaded when the reader starts, or has one under way. */
export default function App() {
  const [fields, change] = useAddressState(wishParams);
  const [isStarted, setStarted] = useState(false);
  const [hasData, setData] = useState(false);
  const setup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasSession()) setStarted(true);
  }, []);
  useEffect(() => {
    if (!isStarted) hasDatabase().then(setData);
  }, [isStarted]);

  function leave(fields: Parameters<typeof change>[0]) {
    change(fields);
    setStarted(false);
    requestAnimationFrame(() => setup.current?.focus());
  }

  const wish = parseWish(fields);
  if (isStarted)
    return (
      <Suspense fallback={<p role="status">Loading…</p>}>
        <Interview
          wish={wish}
          seed={parseSeed(fields.seed)}
          onSeed={(seed) => change({ ...wish, minutes: String(wish.minutes), seed: String(seed) })}
          onLeave={() => leave({ seed: '' })}
          onRepeat={(interview) => leave(repeating(interview))}
        />
      </Suspense>
    );
  return (
    <div ref={setup} tabIndex={-1}>
      <Setup
        wish={wish}
        isRepeated={parseSeed(fields.seed) !== null}
        onChange={(part) => change({ ...part, seed: '' })}
        onStart={() => setStarted(true)}
      />
      {hasData && (
        <Suspense fallback={null}>
          <Earlier onRepeat={(interview) => leave(repeating(interview))} />
        </Suspense>
      )}
    </div>
  );
}
