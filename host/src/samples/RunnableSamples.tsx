import type { Samples, StartedSample } from '@site/learning/samples';
import { notify } from '@site/sdk/reader-data';
import { useLocation } from '@site/sdk/router';
import { useEffect, useState } from 'react';

/**
 * Answers the Run, Edit and Step through buttons of the samples of all pages, the Edit buttons of demos and the button to repair a bug,
 * which are static HTML. What runs them is loaded when the first of them is pressed.
 */
export function RunnableSamples() {
  const { pathname } = useLocation();
  return <SamplesOfPage key={pathname} />;
}

function SamplesOfPage() {
  const [started, setStarted] = useState<StartedSample[]>([]);
  const [loaded, setLoaded] = useState<{ Samples: typeof Samples } | null>(null);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('.run-bar > button') : null;
      const block = button?.closest<HTMLElement>('.code, .repair');
      if (!button || !block) return;
      import('@site/learning/samples').then(
        (samples) => {
          setLoaded(samples);
          setStarted((before) => withBlock(before, { block, action: samples.actionOf(button) }));
        },
        () => notify('The sandbox for code could not be loaded. Check your connection and try again.'),
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return loaded && <loaded.Samples started={started} />;
}

function withBlock(started: StartedSample[], sample: StartedSample): StartedSample[] {
  return started.some(({ block }) => block === sample.block) ? started : [...started, sample];
}
