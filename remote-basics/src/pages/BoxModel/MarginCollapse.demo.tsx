import { useId, useLayoutEffect, useRef, useState } from 'react';
import lab from './Lab.module.css';
import styles from './MarginCollapse.module.css';

const containers = ['block', 'flow-root', 'flex'] as const;
type Container = (typeof containers)[number];

/** How adjoining margins collapse: the largest positive plus the most negative margin. */
function collapsed(...margins: number[]): number {
  return Math.max(0, ...margins) + Math.min(0, ...margins);
}

/** The remaining gaps inside the container, in px. */
function gaps(container: Container, first: number, second: number) {
  const open = container === 'block';
  return {
    'Above the first block': open ? 0 : first,
    'Between the blocks': container === 'flex' ? first + second : collapsed(first, second),
    'Below the second block': open ? 0 : second,
  };
}

export default function MarginCollapse() {
  const [container, setContainer] = useState<Container>('block');
  const [first, setFirst] = useState(24);
  const [second, setSecond] = useState(16);
  const group = useId();
  const stage = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    stage.current?.style.setProperty('--first', `${first}px`);
    stage.current?.style.setProperty('--second', `${second}px`);
  }, [first, second]);

  const slider = (name: string, value: number, change: (value: number) => void) => (
    <div>
      <label htmlFor={`${group}-${name}`}>
        <code>margin-block</code> of the {name} block
      </label>{' '}
      <output htmlFor={`${group}-${name}`}>{value} px</output>
      <input
        id={`${group}-${name}`}
        type="range"
        min={-16}
        max={40}
        value={value}
        onChange={(event) => change(Number(event.target.value))}
      />
    </div>
  );

  return (
    <div className={lab.lab}>
      <div className={lab.controls}>
        <fieldset className="choice">
          <legend>display of the container</legend>
          {containers.map((value) => (
            <label key={value}>
              <input type="radio" name={group} checked={container === value} onChange={() => setContainer(value)} />{' '}
              <code>{value}</code>
            </label>
          ))}
        </fieldset>
        {slider('first', first, setFirst)}
        {slider('second', second, setSecond)}
      </div>
      <div ref={stage} className={styles.stage}>
        <div className={styles.container} data-display={container}>
          <div className={styles.first}>First</div>
          <div className={styles.second}>Second</div>
        </div>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">Inside of the container</th>
            <th scope="col">Gap</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(gaps(container, first, second)).map(([place, gap]) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              <td>{gap} px</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
