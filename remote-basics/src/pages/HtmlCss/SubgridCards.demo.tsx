import { useState } from 'react';
import { Code } from './parts/Code.tsx';
import { apply, ruleText } from './parts/declarations.ts';
import lab from './parts/lab.module.css';
import { Toggle } from './parts/Toggle.tsx';
import { useMeasured } from './parts/use-measured.ts';
import { useSupported } from './parts/use-supported.ts';
import styles from './SubgridCards.module.css';

const cards = [
  { title: 'Margins', text: 'Space outside of the border. It can collapse.' },
  { title: 'Containing blocks and what percentages refer to', text: 'The box from which sizes are counted.' },
  { title: 'Overflow', text: 'What happens to content that does not fit: it shows, it is cut off, or it scrolls.' },
];

export default function SubgridCards() {
  const [subgrid, setSubgrid] = useState(false);
  const supported = useSupported('(grid-template-rows: subgrid)');
  const card = subgrid
    ? { display: 'grid', 'grid-row': 'span 3', 'grid-template-rows': 'subgrid' }
    : { display: 'grid', 'grid-template-rows': 'auto auto auto', 'align-content': 'start' };

  const [stage, tops] = useMeasured((element) => {
    const top = element.getBoundingClientRect().top;
    return [...element.querySelectorAll('footer')].map((one) => Math.round(one.getBoundingClientRect().top - top));
  });

  return (
    <div className={lab.result}>
      {supported === false && (
        <p className={lab.note}>This browser does not know subgrid: the switch changes nothing.</p>
      )}
      <Toggle checked={subgrid} onChange={setSubgrid}>
        Rows of the cards are <code>subgrid</code>
      </Toggle>
      <div ref={stage} className={styles.grid}>
        {cards.map(({ title, text }) => (
          <article key={title} className={styles.card} ref={apply(card)}>
            <h4>{title}</h4>
            <p>{text}</p>
            <footer>Read on</footer>
          </article>
        ))}
      </div>
      <p>
        The footers stand at <output>{tops ? tops.map((top) => `${top} px`).join(', ') : '…'}</output>.
      </p>
      <Code>{ruleText('.card', card)}</Code>
    </div>
  );
}
