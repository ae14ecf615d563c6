import { useState } from 'react';
import styles from './ContainerCard.module.css';
import { apply } from './parts/declarations.ts';
import lab from './parts/lab.module.css';
import { Range } from './parts/Range.tsx';
import { Readings } from './parts/Readings.tsx';
import { useMeasured } from './parts/use-measured.ts';
import { useSupported } from './parts/use-supported.ts';

/** The condition in the stylesheet: `@container (inline-size >= 24rem)` and so on. Here in px, at 16 px for a rem. */
const layout = (width: number) => (width >= 384 ? 'wide' : width >= 176 ? 'row' : 'stack');

function Card() {
  return (
    <article className={styles.card} data-card>
      <div className={styles.picture} aria-hidden="true" />
      <div>
        <h4>The container decides</h4>
        <p>This card asks how wide its container is.</p>
      </div>
      <p className={styles.facts}>3 min · CSS</p>
    </article>
  );
}

export default function ContainerCard() {
  const [share, setShare] = useState(70);
  const supported = useSupported('(container-type: inline-size)');
  const [stage, measured] = useMeasured((element) =>
    [...element.children].map((container) => {
      const card = container.querySelector('[data-card]');
      return {
        width: container.clientWidth,
        layout: card && getComputedStyle(card).getPropertyValue('--layout').trim(),
      };
    }),
  );
  const [left, right] = measured ?? [];

  return (
    <div className={lab.result}>
      {supported === false && (
        <p className={lab.note}>This browser does not know container queries: both cards stay a stack.</p>
      )}
      <Range label="Share of the left container" value={share} min={15} max={85} unit="%" onChange={setShare} />
      <div ref={stage} className={styles.pair}>
        <div className={styles.container} ref={apply({ width: `${share}%` })}>
          <Card />
        </div>
        <div className={styles.container} ref={apply({ width: `${100 - share}%` })}>
          <Card />
        </div>
      </div>
      <Readings
        of={[
          { what: `left, ${left?.width ?? '…'} px`, rule: layout(left?.width ?? 600), measured: left?.layout },
          { what: `right, ${right?.width ?? '…'} px`, rule: layout(right?.width ?? 200), measured: right?.layout },
        ]}
      />
    </div>
  );
}
